import { arrowHead, linePath, type Point } from '@/components/catalogue/figures/paths';

/* The flask is below the head; the condenser starts at the side arm and slopes down by 17°. */
const flask = { x: 142, y: 288, radius: 62, neck: 13 };
const arm: Point = [flask.x, 124];
const fall = (17 * Math.PI) / 180;

/** A point `along` the condenser's axis and `beside` it, positive below. */
const on = (along: number, beside: number): Point => [
  arm[0] + along * Math.cos(fall) - beside * Math.sin(fall),
  arm[1] + along * Math.sin(fall) + beside * Math.cos(fall),
];

const shoulder = Math.sqrt(flask.radius ** 2 - flask.neck ** 2);
const left = flask.x - flask.neck;
const right = flask.x + flask.neck;
const bore = 9;
/* Intersection of the sloping arm's walls with the upright wall of the head. */
const meet = (beside: number) =>
  on((flask.neck + beside * Math.sin(fall)) / Math.cos(fall), beside);

const jacket = { from: 100, to: 338, half: 26 };
const sleeve = linePath(
  [
    on(jacket.from - 12, -bore),
    on(jacket.from, -jacket.half),
    on(jacket.to, -jacket.half),
    on(jacket.to + 12, -bore),
    on(jacket.to + 12, bore),
    on(jacket.to, jacket.half),
    on(jacket.from, jacket.half),
    on(jacket.from - 12, bore),
  ],
  true,
);
const end = on(414, 0);

function Fluids() {
  const level = flask.y + 8;
  const half = Math.sqrt(flask.radius ** 2 - 64);
  return (
    <>
      <path
        className="still-liquid"
        d={`M${flask.x - half} ${level}A${flask.radius} ${flask.radius} 0 1 0 ${flask.x + half} ${level}Z`}
      />
      <path className="cooling" d={sleeve} />
      {[
        [-30, 22, 4],
        [-8, 34, 5.5],
        [16, 20, 3.5],
        [30, 38, 4.5],
        [2, 14, 3],
      ].map(([x = 0, y = 0, r]) => (
        <circle key={x} className="thin" cx={flask.x + x} cy={flask.y + y} r={r} />
      ))}
    </>
  );
}

/** Flask and still head as one glass outline, including the joint. */
function StillHead() {
  const foot = flask.y - shoulder;
  const upper = meet(-bore);
  const lower = meet(bore);
  return (
    <>
      <path
        className="glass"
        d={`M${left} 62V${foot}A${flask.radius} ${flask.radius} 0 1 0 ${right} ${foot}V${lower[1]}L${on(96, bore).join(' ')}M${right} 62V${upper[1]}L${on(96, -bore).join(' ')}`}
      />
      <path
        className="joint"
        d={`M${left - 5} 172H${right + 5}L${right + 2} 206H${left - 2}ZM${left - 4} 62H${right + 4}L${right + 1} 88H${left - 1}Z`}
      />
      <path
        className="joint"
        d={linePath([on(58, -14), on(58, 14), on(82, 12), on(82, -12)], true)}
      />
    </>
  );
}

/** Liebig condenser: vapour in the inner tube, water rising through the jacket. */
function Condenser() {
  const { from, to, half } = jacket;
  const inlet = to - 26;
  const outlet = from + 26;
  const pipe = (along: number, side: 1 | -1) =>
    linePath([on(along - 6, side * half), on(along - 6, side * (half + 20))]) +
    linePath([on(along + 6, side * half), on(along + 6, side * (half + 20))]);
  const flow = (along: number, from: number, to: number) => {
    const [x, y] = on(along, from);
    const [tipX, tipY] = on(along, to);
    const angle = (Math.atan2(tipY - y, tipX - x) * 180) / Math.PI;
    return linePath([on(along, from), on(along, to)]) + arrowHead([tipX, tipY], angle, 11);
  };
  return (
    <>
      <path className="glass" d={linePath([on(96, -bore), on(406, -bore)])} />
      <path className="glass" d={linePath([on(96, bore), on(390, bore)])} />
      <path className="glass" d={sleeve} />
      <path className="glass" d={pipe(inlet, 1) + pipe(outlet, -1)} />
      <path
        className="flow"
        d={flow(inlet, half + 58, half + 26) + flow(outlet, -half - 25, -half - 50)}
      />
    </>
  );
}

function Receiver() {
  const [x, y] = end;
  const top = y + 44;
  const base = 392;
  const level = base - 34;
  const wall = (height: number) => 15 + ((height - top - 30) / (base - top - 30)) * 43;
  return (
    <>
      <path
        className="joint"
        d={linePath([on(360, -13), on(360, 13), on(384, 12), on(384, -12)], true)}
      />
      <path
        className="still-liquid"
        d={`M${x - wall(level)} ${level}H${x + wall(level)}L${x + 58} ${base - 8}Q${x + 60} ${base} ${x + 50} ${base}H${x - 50}Q${x - 60} ${base} ${x - 58} ${base - 8}Z`}
      />
      <path
        className="glass"
        d={`M${on(404, -bore).join(' ')}Q${x + 9} ${y - 2} ${x + 9} ${y + 14}V${top + 22}M${on(390, bore).join(' ')}Q${x - 9} ${y + 8} ${x - 9} ${y + 22}V${top + 22}`}
      />
      <path
        className="glass"
        d={`M${x - 20} ${top}H${x + 20}M${x - 15} ${top}V${top + 30}L${x - 58} ${base - 8}Q${x - 60} ${base} ${x - 50} ${base}H${x + 50}Q${x + 60} ${base} ${x + 58} ${base - 8}L${x + 15} ${top + 30}V${top}`}
      />
      {[top + 30, top + 50].map((drop) => (
        <path
          key={drop}
          className="drop"
          d={`M${x} ${drop}c3 5 4.500 7 4.500 9.500a4.500 4.500 0 0 1-9 0c0-2.500 1.500-4.500 4.500-9.500Z`}
        />
      ))}
    </>
  );
}

const { x, y, radius } = flask;
const bench = 394;

function Bench() {
  return (
    <g className="metal">
      <path d={`M18 ${bench}H608`} />
      <path d={`M44 ${bench}V40M24 ${bench}h60M44 190h${x - 44 - 20}M36 183h16v14H36Z`} />
    </g>
  );
}

function HeatingMantle() {
  const edge = y + 22;
  const half = Math.sqrt((radius + 5) ** 2 - 22 ** 2);
  return (
    <>
      <path
        className="mantle"
        d={`M${x - 82} ${edge}H${x - half}A${radius + 5} ${radius + 5} 0 0 0 ${x + half} ${edge}H${x + 82}V${bench - 8}Q${x + 82} ${bench} ${x + 74} ${bench}H${x - 74}Q${x - 82} ${bench} ${x - 82} ${bench - 8}Z`}
      />
      <circle className="lamp" cx={x + 62} cy={bench - 16} r="4" />
    </>
  );
}

/** The bulb is level with the middle of the side arm, so that it measures the vapour passing over. */
function Thermometer() {
  const bulb = arm[1];
  const marks = Array.from({ length: 7 }, (_, index) => `M${x + 1} ${22 + index * 6}h4`).join('');
  return (
    <>
      <path className="thermometer" d={`M${x - 5} ${bulb}V17a5 5 0 0 1 10 0V${bulb}Z`} />
      <path className="mercury" d={`M${x} ${bulb}V44`} />
      <path className="thermometer-marks" d={marks} />
      <circle className="bulb" cx={x} cy={bulb} r="7" />
    </>
  );
}

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

/** Simple distillation: thermometer bulb at the side arm, water in at the lower end. For prussian blue. */
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
