import { Axes, PlotFigure } from './figure-parts';

/* Rate constants in s⁻¹ of gas-phase N2O5 decomposition (F. Daniels and E. H. Johnston, 1921). */
const rates: readonly (readonly [kelvin: number, k: number])[] = [
  [273, 7.87e-7],
  [298, 3.46e-5],
  [308, 1.35e-4],
  [318, 4.98e-4],
  [328, 1.5e-3],
  [338, 4.87e-3],
];

type Measured = { kelvin: number; inverse: number; lnK: number };

/** Plot coordinates of the measurements; `inverse` is 1000 K / T. */
const measured: readonly Measured[] = rates.map(([kelvin, k]) => ({
  kelvin,
  inverse: 1000 / kelvin,
  lnK: Math.log(k),
}));

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const middle = {
  inverse: mean(measured.map(({ inverse }) => inverse)),
  lnK: mean(measured.map(({ lnK }) => lnK)),
};

/** Slope of the least-squares line, in thousands of kelvin. */
const slope =
  mean(measured.map((one) => (one.inverse - middle.inverse) * (one.lnK - middle.lnK))) /
  mean(measured.map((one) => (one.inverse - middle.inverse) ** 2));

/** ln k on the fitted line at 1000 K / T. */
function lineAt(inverse: number): number {
  return middle.lnK + slope * (inverse - middle.inverse);
}

/** Activation energy in kJ/mol: −slope × gas constant. */
const activationEnergy = -slope * 8.314;

const left = 52;
const bottom = 300;
const x = (inverse: number) => left + (inverse - 2.85) * 325;
const y = (lnK: number) => bottom - (lnK + 15) * 26;
const at = (inverse: number) => `${x(inverse).toFixed(1)} ${y(lineAt(inverse)).toFixed(1)}`;

const run = [3.06, 3.4] as const;

function Scales() {
  return (
    <>
      <Axes left={left} bottom={bottom} top={12} right={354} />
      <path className="axis" d={[-14, -10, -6].map((lnK) => `M${left - 5} ${y(lnK)}h5`).join('')} />
      <path
        className="axis"
        d={[3, 3.2, 3.4, 3.6].map((inverse) => `M${x(inverse)} ${bottom}v5`).join('')}
      />
      {[-14, -10, -6].map((lnK) => (
        <text key={lnK} x={left - 9} y={y(lnK) + 5} textAnchor="end">
          −{-lnK}
        </text>
      ))}
      {[3, 3.2, 3.4, 3.6].map((inverse) => (
        <text key={inverse} x={x(inverse)} y={bottom + 21} textAnchor="middle">
          {inverse.toFixed(1)}
        </text>
      ))}
      <text className="strong" x={left - 10} y="24" textAnchor="end">
        ln k
      </text>
      <text x={x(3.3)} y={bottom + 43} textAnchor="middle">
        1000 K / T
      </text>
    </>
  );
}

function SlopeTriangle() {
  const corner = `${x(run[0]).toFixed(1)} ${y(lineAt(run[1])).toFixed(1)}`;
  return (
    <>
      <path className="slope-ground" d={`M${at(run[0])}L${corner}L${at(run[1])}Z`} />
      <path className="slope-side" d={`M${at(run[0])}L${corner}L${at(run[1])}`} />
      <text className="measured" x={left + 14} y={y(lineAt(run[1])) + 23}>
        slope {slope.toFixed(1).replace('-', '−')} × 10
        <tspan className="script" dy="-5">
          3
        </tspan>
        <tspan dy="5"> K</tspan>
      </text>
    </>
  );
}

function Points() {
  return measured.map(({ kelvin, inverse, lnK }) => (
    <circle key={kelvin} className="stop" cx={x(inverse)} cy={y(lnK)} r="5" />
  ));
}

/** Fig. 1 of the GATE booklets: Arrhenius plot of N₂O₅ with a least-squares line. */
export function GateMaterialFigure() {
  const energy = activationEnergy.toFixed(0);
  return (
    <PlotFigure
      caption={
        <>
          Decomposition of N<sub>2</sub>O<sub>5</sub> at six temperatures. ln k against 1/T is a
          straight line, and its slope is −E<sub>a</sub>/R: here E<sub>a</sub> is {energy} kJ/mol.
        </>
      }
      viewBox="0 0 360 352"
      label={`Arrhenius plot. Natural logarithm of the rate constant of the decomposition of dinitrogen pentoxide against 1000 kelvin divided by temperature. Six measured points, from 338 kelvin at the upper left to 273 kelvin at the lower right, lie on a falling straight line. A triangle under the line marks its slope, ${slope.toFixed(1)} thousand kelvin, which gives an activation energy of ${energy} kilojoules per mole.`}
    >
      <SlopeTriangle />
      <Scales />
      <path className="curve" d={`M${at(2.92)}L${at(3.71)}`} />
      <Points />
      <text x={x(2.959) + 12} y={y(-5.32) + 2}>
        338 K
      </text>
      <text x={x(3.663) + 2} y={y(-14.05) - 13} textAnchor="start">
        273 K
      </text>
      <text className="strong" x="200" y="64">
        E
        <tspan className="script" dy="4">
          a
        </tspan>
        <tspan dy="-4"> = −slope × R</tspan>
      </text>
      <text className="measured" x="221" y="88">
        = {energy} kJ/mol
      </text>
    </PlotFigure>
  );
}
