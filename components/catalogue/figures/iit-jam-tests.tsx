import { PlotFigure } from './figure-parts';

/* Expected mark of an answer that is right with probability p, when a wrong one costs a third. */
const mean = (p: number) => p - (1 - p) / 3;
const x = (p: number) => 62 + 268 * p;
const y = (mark: number) => 206 - 168 * mark;
const at = (p: number): [number, number] => [x(p), y(mean(p))];
const zero = y(0);

const ticks: [p: number, label: string][] = [
  [0.25, '¼'],
  [0.5, '½'],
  [0.9, '0.9'],
];

function Axes() {
  return (
    <>
      <path className="axis" d={`M62 272V16m-5 9 5-9 5 9M62 ${zero}H352m-9-5 9 5-9 5`} />
      {(
        [
          ['+1', 1],
          ['0', 0],
          ['−⅓', -1 / 3],
        ] as const
      ).map(([label, mark]) => (
        <g key={label}>
          <path d={`M57 ${y(mark)}h10`} />
          <text x="50" y={y(mark) + 5} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <text transform="translate(14 150) rotate(-90)" textAnchor="middle">
        marks, on average
      </text>
      <text x="206" y="296" textAnchor="middle">
        chance that the answer is right
      </text>
    </>
  );
}

/** Fig. 1 of the IIT-JAM tests: when a guess pays, if a wrong answer costs a third of the mark. */
export function IitJamTestsFigure() {
  const [[x0, y0], [x1, y1]] = [at(0), at(1)];
  return (
    <PlotFigure
      caption="With +1 for right and −⅓ for wrong, an answer breaks even at a chance of ¼: a blind guess among four options. Rule out two, and it earns ⅓ of a mark on average."
      viewBox="0 0 360 306"
      label="A straight line of average marks against the chance that an answer is right, from minus one third at zero to plus one at certainty. It crosses zero at one quarter, a blind guess among four options. At one half it is plus one third, at 0.9 plus 0.87."
    >
      <path className="below-zero" d={`M${x0} ${zero}V${y0}L${x(0.25)} ${zero}Z`} />
      <path className="above-zero" d={`M${x(0.25)} ${zero}L${x1} ${y1}V${zero}Z`} />
      {ticks.map(([p, label]) => (
        <g key={p}>
          <path className="dots" d={`M${x(p)} ${zero}V${y(mean(p)).toFixed(1)}`} />
          <path d={`M${x(p)} ${zero - 5}v10`} />
          <text x={x(p)} y={zero + 24} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      <path className="trace" d={`M${x0} ${y0}L${x1} ${y1}`} />
      <Axes />
      {ticks.map(([p]) => (
        <circle key={p} className="trace-point" cx={at(p)[0]} cy={at(p)[1]} r="6" />
      ))}
      <text className="strong measured-text" x={x(0.25) - 14} y={zero - 34} textAnchor="middle">
        blind guess
      </text>
      <path className="gap-arrow" d={`M${x(0.25) - 6} ${zero - 28}l4 17`} />
      <text className="strong" x={x(0.5) - 12} y={y(mean(0.5)) - 8} textAnchor="end">
        two ruled out
      </text>
      <text className="strong" x={x(0.9) - 12} y={y(mean(0.9)) - 8} textAnchor="end">
        90% accuracy
      </text>
    </PlotFigure>
  );
}
