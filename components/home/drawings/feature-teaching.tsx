import { FeatureArt } from './feature-art';
import { arrowHead, linePath, type Point } from './path';

const carbon: Point = [92, 52];
const oxygen: Point = [92, 21];

/* The carbonyl carbon is planar: three bonds, 120° apart. */
const arm = (degrees: number): Point => [
  carbon[0] + 24 * Math.cos((degrees * Math.PI) / 180),
  carbon[1] + 24 * Math.sin((degrees * Math.PI) / 180),
];

function Dots({ at, across = 3 }: { at: Point; across?: number }) {
  return (
    <path
      className="pair"
      d={
        linePath([
          [at[0], at[1] - across],
          [at[0], at[1] - across],
        ]) +
        linePath([
          [at[0], at[1] + across],
          [at[0], at[1] + across],
        ])
      }
    />
  );
}

/** On the blackboard: a lone pair attacks a carbonyl carbon, and the π pair moves on to oxygen. */
export function FeatureTeaching({ className }: { className?: string }) {
  return (
    <FeatureArt className={`feature-teaching ${className ?? ''}`}>
      <rect className="board" x="4" y="4" width="140" height="80" rx="3" />
      <path className="tray" d="M2 88h144" />
      <path className="stick" d="M104 85h16M124 85h8" />
      <path
        className="chalk"
        d={`M${carbon[0] - 2.6} ${carbon[1] - 1}V${oxygen[1] + 9}M${carbon[0] + 2.6} ${carbon[1] - 1}V${oxygen[1] + 9}${linePath([carbon, arm(30)])}${linePath([carbon, arm(150)])}`}
      />
      <text x={oxygen[0]} y={oxygen[1]} dy="0.3em" textAnchor="middle">
        O
      </text>
      <text x="13" y="60">
        Nu
      </text>
      <path className="chalk" d="M15 41h6" />
      <Dots at={[40, 54]} />
      <path className="push" d={`M44 48C52 30 74 30 86 47${arrowHead([86, 47], 56, 8)}`} />
      <path className="push" d={`M99 41C114 40 116 26 103 19${arrowHead([103, 19], 206, 8)}`} />
    </FeatureArt>
  );
}
