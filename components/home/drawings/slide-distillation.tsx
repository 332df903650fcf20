import { Condenser, Fluids, Receiver, StillHead } from './still-glass';
import { Bench, HeatingMantle, Thermometer } from './still-stand';

function Apparatus() {
  return (
    <>
      <Bench />
      <Fluids />
      <HeatingMantle />
      <StillHead />
      <Thermometer />
      <Condenser />
      <Receiver />
    </>
  );
}

/** Simple distillation: thermometer bulb at the side arm, water in at the lower end. On prussian. */
export function SlideDistillation({ className = '' }: { className?: string }) {
  return (
    <div className={`art-slide art-still ${className}`} aria-hidden="true">
      <svg className="art art-dark wide" viewBox="0 0 640 430" focusable="false">
        <Apparatus />
        <path className="thin" d="M238 52 158 117" />
        <text x="246" y="38">
          the bulb sits level
        </text>
        <text x="246" y="63">
          with the side arm
        </text>
        <text className="water" x="302" y="122">
          water out
        </text>
        <text className="water" textAnchor="middle" x="356" y="344">
          water in,
        </text>
        <text className="water" textAnchor="middle" x="356" y="370">
          at the lower end
        </text>
      </svg>
      <svg className="art art-dark narrow" viewBox="0 0 360 260" focusable="false">
        <g transform="translate(-4 6) scale(.59)" className="apparatus-small">
          <Apparatus />
        </g>
        <text x="104" y="26">
          bulb at the side arm
        </text>
        <text className="water" x="170" y="80">
          water out
        </text>
        <text className="water" textAnchor="end" x="232" y="206">
          water in
        </text>
      </svg>
    </div>
  );
}
