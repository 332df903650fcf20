import { PlotFigure } from './figure-parts';
import { steps } from './paths';

const keys = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0', '.', '−'];
const size = 24;

/** On-screen keypad for numerical answers, with the answer above its keys. */
function Keypad({ x, y, answer }: { x: number; y: number; answer: string }) {
  return (
    <g transform={`translate(${x} ${y})`} className="keypad">
      <rect className="keypad-body" width="118" height="142" rx="8" />
      <rect className="keypad-answer" x="9" y="8" width="100" height="27" rx="3" />
      <text className="strong" x="102" y="27.5" textAnchor="end">
        {answer}
      </text>
      {keys.map((key, index) => {
        const left = 9 + (index % 3) * (size + 10);
        const top = 41 + Math.floor(index / 3) * size;
        return (
          <g key={key}>
            <rect className="keypad-key" x={left} y={top} width="32" height={size - 4} rx="3" />
            <text x={left + 16} y={top + 15.5} textAnchor="middle">
              {key}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const wide = (minutes: number) => 20 + (320 * minutes) / 60;
const near = (minutes: number) => 20 + 320 * (minutes - 29.5);
const k = 0.0231;
const exact = Math.LN2 / k;
const rounded = 0.7 / k;
const top = 176;
const low = 258;

function Lines() {
  return (
    <>
      <path className="axis" d={`M10 ${top}H352m-8-5 8 5-8 5M10 ${low}H352`} />
      {steps(0, 60, 6).map((minutes) => (
        <g key={minutes}>
          <path d={`M${wide(minutes)} ${top - 5}v10`} />
          <text x={wide(minutes)} y={top - 12} textAnchor="middle">
            {minutes}
          </text>
        </g>
      ))}
      <path
        className="dots"
        d={`M${wide(29.5)} ${top + 6} ${near(29.5)} ${low - 22}M${wide(30.5)} ${top + 6} ${near(30.5)} ${low - 22}`}
      />
      {steps(29.5, 30.5, 10).map((minutes, index) => (
        <path key={minutes} d={`M${near(minutes).toFixed(1)} ${low - 5}v${index % 5 ? 10 : 14}`} />
      ))}
      {[29.5, 30, 30.5].map((minutes) => (
        <text key={minutes} x={near(minutes)} y={low + 27} textAnchor="middle">
          {minutes.toFixed(1)}
        </text>
      ))}
    </>
  );
}

/** Fig. 1 of the GATE tests: a numerical answer on the number line, and the effect of early rounding. */
export function GateTestsFigure() {
  return (
    <PlotFigure
      caption="A numerical answer counts as right within a range, here 29.9 to 30.1 min: ln 2/k gives 30.0 min, but with ln 2 rounded to 0.7 it gives 30.3."
      viewBox="0 0 360 330"
      label="A question: the half-life for a first-order rate constant of 0.0231 per minute. On a number line from 29.5 to 30.5 minutes the range from 29.9 to 30.1 is shaded as right. The exact value, 30.0, lies in it; 30.3, from natural log of two rounded to 0.7, lies outside."
    >
      <text className="strong" x="12" y="28">
        First order,
      </text>
      <text x="12" y="52">
        k = 0.0231 min
        <tspan className="script" dy="-6">
          −1
        </tspan>
      </text>
      <text x="12" y="88">
        t½ = ln 2/k = ? min
      </text>
      <Keypad x={228} y={6} answer="30.0" />
      <rect
        className="right-range"
        x={near(29.9)}
        y={low - 20}
        width={near(30.1) - near(29.9)}
        height="32"
        rx="4"
      />
      <Lines />
      <circle className="point-right" cx={near(exact)} cy={low} r="6.5" />
      <circle className="point-wrong" cx={near(rounded)} cy={low} r="6.5" />
      <text className="strong right-text" x={near(30) - 2} y={low + 56} textAnchor="middle">
        0.6931/k
      </text>
      <path className="right-line" d={`M${near(30)} ${low + 34}v6`} />
      <text className="strong red" x={near(rounded)} y={low + 56} textAnchor="middle">
        0.7/k
      </text>
      <path className="red-light" d={`M${near(rounded)} ${low + 14}v26`} />
    </PlotFigure>
  );
}
