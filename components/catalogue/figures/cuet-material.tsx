import { Axes, PlotFigure } from './figure-parts';
import { curvePath, steps } from './paths';

/* Maxwell–Boltzmann distribution of nitrogen, in SI units. */
const gasConstant = 8.314;
const molarMass = 0.028014;
const cold = 300;
const hot = 4 * cold;

const density = (speed: number, kelvin: number) => {
  const a = molarMass / (2 * gasConstant * kelvin);
  return 4 * Math.PI * (a / Math.PI) ** 1.5 * speed ** 2 * Math.exp(-a * speed ** 2);
};
const mostProbable = (kelvin: number) => Math.sqrt((2 * gasConstant * kelvin) / molarMass);

const left = 30;
const bottom = 282;
const x = (speed: number) => left + speed * 0.142;
const y = (share: number) => bottom - share * 118000;

const curve = (kelvin: number) =>
  curvePath(steps(0, 2200, 110).map((speed) => [x(speed), y(density(speed, kelvin))] as const));

function Scales() {
  return (
    <>
      <Axes left={left} bottom={bottom} top={12} right={354} />
      {[500, 1000, 1500, 2000].map((speed) => (
        <g key={speed}>
          <path className="axis" d={`M${x(speed)} ${bottom}v5`} />
          <text x={x(speed)} y={bottom + 21} textAnchor="middle">
            {speed}
          </text>
        </g>
      ))}
      <text x={left + 12} y="22">
        share of the molecules
      </text>
      <text x={x(1100)} y={bottom + 44} textAnchor="middle">
        speed in m/s
      </text>
    </>
  );
}

type PeakProps = { kelvin: number; below: string; aside: number; rise: number };

function Peak({ kelvin, below, aside, rise }: PeakProps) {
  const speed = mostProbable(kelvin);
  const top = y(density(speed, kelvin));
  return (
    <>
      <path className="peak" d={`M${x(speed).toFixed(1)} ${top.toFixed(1)}V${bottom}`} />
      <text className="strong" x={x(speed) + aside} y={top - rise}>
        {kelvin} K
      </text>
      <text className="measured" x={x(speed) + aside} y={top - rise + 21}>
        {below}
      </text>
    </>
  );
}

/** Fig. 1 of the CUET booklets: speed distribution of nitrogen at two temperatures. */
export function CuetMaterialFigure() {
  const [slow, fast] = [cold, hot].map((kelvin) => mostProbable(kelvin).toFixed(0));
  return (
    <PlotFigure
      caption="Speeds of nitrogen molecules. Four times the temperature doubles the most probable speed; the curve becomes lower and wider, and the area under it stays the same."
      viewBox="0 0 360 334"
      label={`Maxwell–Boltzmann distribution of the speeds of nitrogen molecules. At 300 kelvin a narrow high curve with its maximum at ${slow} metres per second; at 1200 kelvin a low wide curve with its maximum at ${fast}.`}
    >
      <path className="area-hot" d={`${curve(hot)}V${bottom}H${left}Z`} />
      <path className="area-cold" d={`${curve(cold)}V${bottom}H${left}Z`} />
      <Peak kelvin={cold} below={`most at ${slow} m/s`} aside={34} rise={-14} />
      <Peak kelvin={hot} below={`most at ${fast} m/s`} aside={22} rise={34} />
      <path className="curve-hot" d={curve(hot)} />
      <path className="curve" d={curve(cold)} />
      <Scales />
    </PlotFigure>
  );
}
