import { PlotFigure } from './figure-parts';
import { curvePath, steps } from './paths';

const base = 226;
const x = (z: number) => 180 + 52 * z;
const y = (z: number) => base - 186 * Math.exp((-z * z) / 2);
const points = (from: number, to: number) => steps(from, to, 60).map((z) => [x(z), y(z)] as const);
const area = (from: number, to: number) =>
  `${curvePath(points(from, to))}V${base}H${x(from).toFixed(1)}Z`;

/* Percentiles of the normal distribution at whole standard deviations. */
const marks: [z: number, score: string, percentile: string][] = [
  [-2, '−2σ', '2.3'],
  [-1, '−σ', '15.9'],
  [0, 'mean', '50'],
  [1, '+σ', '84.1'],
  [2, '+2σ', '97.7'],
];

/** Fig. 1 of the CSIR-NET tests: percentiles on the normal curve. */
export function CsirNetTestsFigure() {
  return (
    <PlotFigure
      caption="If scores follow the normal curve, a score two standard deviations (2σ) above the mean is at percentile 97.7: only 2.3% of all scores lie higher."
      viewBox="0 0 360 318"
      label="A bell curve of scores. Half of the area lies below the mean, 34.1 percent within one standard deviation above it, 13.6 percent in the next, 2.3 percent beyond two. The percentiles at minus two to plus two standard deviations are 2.3, 15.9, 50, 84.1 and 97.7."
    >
      <path className="share share-0" d={area(-3.2, 0)} />
      <path className="share share-1" d={area(0, 1)} />
      <path className="share share-2" d={area(1, 2)} />
      <path className="share share-3" d={area(2, 3.2)} />
      <path className="trace" d={curvePath(points(-3.2, 3.2))} />
      <path className="axis" d={`M6 ${base}H352m-9-5 9 5-9 5`} />
      {marks.map(([z, score, percentile]) => (
        <g key={z}>
          <path d={`M${x(z)} ${base}v6`} />
          <text x={x(z)} y={base + 24} textAnchor="middle">
            {score}
          </text>
          <text className="strong brand-text" x={x(z)} y={base + 56} textAnchor="middle">
            {percentile}
          </text>
        </g>
      ))}
      <text className="brand-text" x="180" y={base + 82} textAnchor="middle">
        percentile: the % of scores below
      </text>
      <text x="141" y="190" textAnchor="middle">
        50%
      </text>
      <text x="206" y="190" textAnchor="middle">
        34.1%
      </text>
      <text className="on-blue" x="257" y="218" textAnchor="middle">
        13.6%
      </text>
      <path className="gap-arrow" d={`M316 176 298 ${base - 9}`} />
      <text className="strong measured-text" x="322" y="168" textAnchor="middle">
        2.3%
      </text>
    </PlotFigure>
  );
}
