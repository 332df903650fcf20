import { Axes, PlotFigure } from './figure-parts';
import { curvePath, steps } from './paths';

const x = (halfLives: number) => 50 + 62 * halfLives;
const y = (part: number) => 206 - 178 * part;
const left = (halfLives: number) => 2 ** -halfLives;

const parts = ['1', '½', '¼', '⅛'];

/** Sixteen nuclei in a square; the first `remaining` have not decayed. */
function Nuclei({ cx, remaining }: { cx: number; remaining: number }) {
  return Array.from({ length: 16 }, (_, index) => (
    <circle
      key={index}
      className={index < remaining ? 'nucleus' : 'nucleus-gone'}
      cx={cx + ((index % 4) - 1.5) * 12}
      cy={265 + (Math.floor(index / 4) - 1.5) * 12}
      r="4.6"
    />
  ));
}

/** Fig. 1 of the BARC tests: radioactive decay in half-lives. */
export function BarcTestsFigure() {
  return (
    <PlotFigure
      caption="Radioactive decay is first order: each half-life halves what is left, however much there was. Of 16 nuclei, 1 is left on average after four half-lives."
      viewBox="0 0 360 320"
      label="An exponential decay curve against time in half-lives: one half is left after one, one quarter after two, one eighth after three, one sixteenth after four. Below it squares of sixteen nuclei, of which 16, 8, 4, 2 and 1 remain."
    >
      <path
        className="above-zero"
        d={`${curvePath(steps(0, 4.7, 80).map((t) => [x(t), y(left(t))]))}V${y(0)}H${x(0)}Z`}
      />
      {parts.map((label, n) => (
        <g key={label}>
          {n > 0 && <path className="dots" d={`M${x(0)} ${y(left(n))}H${x(n)}V${y(0)}`} />}
          <path d={`M${x(0) - 5} ${y(left(n))}h5`} />
          <text x={x(0) - 10} y={y(left(n)) + 5} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <path className="dots" d={`M${x(4)} ${y(left(4))}V${y(0)}`} />
      <path className="trace" d={curvePath(steps(0, 4.7, 80).map((t) => [x(t), y(left(t))]))} />
      <Axes left={x(0)} bottom={y(0)} top={10} right={352} />
      <text x="66" y="22">
        part that is left
      </text>
      {steps(0, 4, 4).map((n) => (
        <g key={n}>
          <circle className="trace-point" cx={x(n)} cy={y(left(n))} r="5.5" />
          <text x={x(n)} y={y(0) + 22} textAnchor="middle">
            {n}
          </text>
          <Nuclei cx={x(n)} remaining={16 * left(n)} />
        </g>
      ))}
      <text x="206" y="312" textAnchor="middle">
        time, in half-lives
      </text>
    </PlotFigure>
  );
}
