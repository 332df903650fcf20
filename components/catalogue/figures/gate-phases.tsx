import { PlotFigure } from './figure-parts';
import { curvePath, steps } from './paths';

/*
 * Equations and constants of the International Association for the Properties of Water and Steam:
 * saturation pressure after Wagner and Pruß (1993), melting and sublimation after its 2011 release.
 * Temperatures in kelvin, pressures in pascal.
 */

export const triplePoint = { kelvin: 273.16, pascal: 611.657 };
export const criticalPoint = { kelvin: 647.096, pascal: 22.064e6 };

type Term = readonly [factor: number, power: number];

const vapourTerms: readonly Term[] = [
  [-7.85951783, 1],
  [1.84408259, 1.5],
  [-11.7866497, 3],
  [22.6807411, 3.5],
  [-15.9618719, 4],
  [1.80122502, 7.5],
];

const meltingTerms: readonly Term[] = [
  [0.119539337e7, 3],
  [0.808183159e5, 25.75],
  [0.33382686e4, 103.75],
];

const sublimationTerms: readonly Term[] = [
  [-0.212144006e2, 0.333333333e-2],
  [0.273203819e2, 0.120666667e1],
  [-0.61059813e1, 0.170333333e1],
];

/** Boiling pressure of water, from the triple to the critical point. */
export function boilingPressure(kelvin: number): number {
  const distance = 1 - kelvin / criticalPoint.kelvin;
  const sum = vapourTerms.reduce((all, [factor, power]) => all + factor * distance ** power, 0);
  return criticalPoint.pascal * Math.exp((criticalPoint.kelvin / kelvin) * sum);
}

/** Melting pressure of ice Ih, from the triple point down to 251 K. */
export function meltingPressure(kelvin: number): number {
  const ratio = kelvin / triplePoint.kelvin;
  const sum = meltingTerms.reduce((all, [factor, power]) => all + factor * (1 - ratio ** power), 0);
  return triplePoint.pascal * (1 + sum);
}

/** Vapour pressure over ice, up to the triple point. */
export function sublimationPressure(kelvin: number): number {
  const ratio = kelvin / triplePoint.kelvin;
  const sum = sublimationTerms.reduce((all, [factor, power]) => all + factor * ratio ** power, 0);
  return triplePoint.pascal * Math.exp(sum / ratio);
}

const frame = { left: 66, right: 352, top: 18, bottom: 314 };
const coldest = 200;
const hottest = 700;
const lowest = -1;
const highest = 8;

const x = (kelvin: number) =>
  frame.left + ((frame.right - frame.left) * (kelvin - coldest)) / (hottest - coldest);
const y = (pascal: number) =>
  frame.bottom - ((frame.bottom - frame.top) * (Math.log10(pascal) - lowest)) / (highest - lowest);

const atmosphere = 101325;

/* Bisection: the temperature in `range` at which a curve reaches this pressure. */
function kelvinAt(pascal: number, pressure: (kelvin: number) => number, range: readonly number[]) {
  let [below = 0, above = 0] = range;
  for (let step = 0; step < 50; step += 1) {
    const middle = (below + above) / 2;
    if (pressure(middle) < pascal) below = middle;
    else above = middle;
  }
  return below;
}

/** Boiling point of water at one atmosphere in kelvin: 373.12. */
export const normalBoilingPoint = kelvinAt(atmosphere, boilingPressure, [
  triplePoint.kelvin,
  criticalPoint.kelvin,
]);

const meltsAtTop = kelvinAt(10 ** highest, meltingPressure, [triplePoint.kelvin, 255]);

const line = (from: number, to: number, pressure: (kelvin: number) => number) =>
  curvePath(steps(from, to, 60).map((kelvin) => [x(kelvin), y(pressure(kelvin))] as const));

const sublimation = line(coldest, triplePoint.kelvin, sublimationPressure);
const boiling = line(triplePoint.kelvin, criticalPoint.kelvin, boilingPressure);
const melting = line(triplePoint.kelvin, meltsAtTop, meltingPressure);
const corner = (px: number, py: number) => `L${px} ${py}`;

/* Areas are bounded by the curves and the frame; there is no boundary beyond the critical point. */
function Areas() {
  const solid = `${line(meltsAtTop, triplePoint.kelvin, meltingPressure)}${line(triplePoint.kelvin, coldest, sublimationPressure).replace('M', 'L')}${corner(frame.left, frame.top)}Z`;
  const liquid = `${melting}${corner(x(criticalPoint.kelvin), frame.top)}${line(criticalPoint.kelvin, triplePoint.kelvin, boilingPressure).replace('M', 'L')}Z`;
  return (
    <>
      <path className="water-solid" d={solid} />
      <path className="water-liquid" d={liquid} />
    </>
  );
}

const pressures: readonly [pascal: number, name: string][] = [
  [1, '1 Pa'],
  [1e2, '100 Pa'],
  [1e4, '10 kPa'],
  [1e6, '1 MPa'],
  [1e8, '100 MPa'],
];

function Axes() {
  return (
    <>
      <path className="axis" d={`M${frame.left} ${frame.bottom}V4m-5 9 5-9 5 9`} />
      <path className="axis" d={`M${frame.left} ${frame.bottom}H358m-9-5 9 5-9 5`} />
      {pressures.map(([pascal, name]) => (
        <g key={pascal}>
          <path d={`M${frame.left - 4} ${y(pascal).toFixed(1)}h8`} />
          <text x={frame.left - 8} y={y(pascal) + 5} textAnchor="end">
            {name}
          </text>
        </g>
      ))}
      <text x={frame.left + 10} y={frame.top - 2}>
        p
      </text>
      {[300, 400, 500, 600].map((kelvin) => (
        <g key={kelvin}>
          <path d={`M${x(kelvin).toFixed(1)} ${frame.bottom - 4}v8`} />
          <text x={x(kelvin)} y={frame.bottom + 22} textAnchor="middle">
            {kelvin}
          </text>
        </g>
      ))}
      <text x={frame.right} y={frame.bottom + 22} textAnchor="end">
        T/K
      </text>
    </>
  );
}

function Points() {
  const triple = [x(triplePoint.kelvin), y(triplePoint.pascal)] as const;
  const critical = [x(criticalPoint.kelvin), y(criticalPoint.pascal)] as const;
  const level = y(atmosphere);
  return (
    <>
      <path className="curve-compared" d={`M${frame.left} ${level.toFixed(1)}H${frame.right}`} />
      <text className="muted-text" x={frame.right} y={level + 17} textAnchor="end">
        1 atm
      </text>
      <path className="curve" d={`${sublimation}${boiling}${melting}`} />
      {[triple, critical].map(([px, py]) => (
        <circle key={px} className="trace-point" cx={px.toFixed(1)} cy={py.toFixed(1)} r="5.5" />
      ))}
      <circle
        className="water-boils"
        cx={x(normalBoilingPoint).toFixed(1)}
        cy={level.toFixed(1)}
        r="4.5"
      />
      <text className="strong brand-text" x={triple[0] + 12} y={triple[1] + 12}>
        triple point
      </text>
      <text className="brand-text" x={triple[0] + 12} y={triple[1] + 31}>
        273.16 K, 612 Pa
      </text>
      <path
        className="dots"
        d={`M${critical[0].toFixed(1)} ${critical[1].toFixed(1)}V${frame.top}M${critical[0].toFixed(1)} ${critical[1].toFixed(1)}H${frame.right}`}
      />
      <text className="strong brand-text" x={frame.right} y={critical[1] + 44} textAnchor="end">
        critical point
      </text>
      <text className="brand-text" x={frame.right} y={critical[1] + 63} textAnchor="end">
        647.1 K, 22.06 MPa
      </text>
    </>
  );
}

/** Fig. 1 of the GATE page: phase diagram of water over nine orders of magnitude of pressure. */
export function GateFigure() {
  return (
    <PlotFigure
      caption="The phases of water, calculated. Ice is less dense than liquid water, so the line between them leans to the left: pressure melts ice."
      viewBox="0 0 360 340"
      label="Phase diagram of water. Pressure on a logarithmic scale from a tenth of a pascal to 100 megapascal against temperature from 200 to 700 kelvin. Three lines part solid, liquid and vapour and meet in the triple point at 273.16 kelvin and 612 pascal. The boiling line crosses one atmosphere at 373.1 kelvin and ends in the critical point at 647.1 kelvin and 22.06 megapascal. The melting line is nearly upright and leans to the left."
    >
      <Areas />
      <Axes />
      <Points />
      <text className="strong" x="84" y="190" textAnchor="middle">
        ice
      </text>
      <text className="strong" x="168" y="76" textAnchor="middle">
        liquid
      </text>
      <text className="strong" x="270" y="206" textAnchor="middle">
        vapour
      </text>
    </PlotFigure>
  );
}
