import { lobePath } from '@/components/course/lobe';
import { FeatureArt } from './feature-art';
import { linePath, type Point } from './path';

/* Pixels to an Å; O–H 0.96 Å, H–O–H 104.5°, O···O 2.8 Å, the hydrogen on the line between the oxygens. */
const scale = 29;
const bond = 0.96 * scale;
const donor: Point = [22, 50];
const tilt = -5;
const to = (from: Point, degrees: number, length: number): Point => [
  from[0] + length * Math.cos((degrees * Math.PI) / 180),
  from[1] + length * Math.sin((degrees * Math.PI) / 180),
];
const acceptor = to(donor, tilt, 2.8 * scale);
const shared = to(donor, tilt, bond);

function Hydrogen({ from, degrees }: { from: Point; degrees: number }) {
  const at = to(from, degrees, bond);
  return (
    <>
      <path className="bond" d={linePath([from, at])} />
      <circle className="fill-white" cx={at[0]} cy={at[1]} r="7.5" />
    </>
  );
}

function Oxygen({ at }: { at: Point }) {
  return <circle className="fill-accent" cx={at[0]} cy={at[1]} r="11" />;
}

/** Two waters: the hydrogen of one is held by a lone pair of the other. */
export function FeatureInteractive({ className }: { className?: string }) {
  const pair = { x: acceptor[0], y: acceptor[1], length: 23, width: 6.5 };
  return (
    <FeatureArt className={`feature-interactive ${className ?? ''}`}>
      <path className="hydrogen-link" d={linePath([shared, to(acceptor, tilt + 180, 24)])} />
      <path className="lone-pair" d={lobePath({ ...pair, angle: tilt + 180 })} />
      <path className="lone-pair" d={lobePath({ ...pair, angle: tilt - 72 })} />
      <Hydrogen from={donor} degrees={tilt + 104.5} />
      <Hydrogen from={donor} degrees={tilt} />
      <Oxygen at={donor} />
      <Hydrogen from={acceptor} degrees={92} />
      <Hydrogen from={acceptor} degrees={-12.5} />
      <Oxygen at={acceptor} />
      <text x="50" y="30" textAnchor="middle">
        δ+
      </text>
      <text x="84" y="72" textAnchor="middle">
        δ−
      </text>
    </FeatureArt>
  );
}
