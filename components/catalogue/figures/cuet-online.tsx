import { Axes, PlotFigure } from './figure-parts';
import { curvePath } from './paths';

/* 25 mL of 0.1 M strong acid, titrated with 0.1 M strong base at 25 °C. */
const acidVolume = 25;
const concentration = 0.1;
const waterProduct = 1e-14;

/** The pH after `volume` mL of base, from the charge balance [H⁺] + [Na⁺] = [OH⁻] + [Cl⁻]. */
function titrationPh(volume: number): number {
  const excess = (concentration * (acidVolume - volume)) / (acidVolume + volume);
  const larger = (Math.abs(excess) + Math.sqrt(excess * excess + 4 * waterProduct)) / 2;
  const pOfLarger = -Math.log10(larger);
  return excess >= 0 ? pOfLarger : 14 - pOfLarger;
}

const steps = 24;

/* Sampled more densely towards the equivalence point, where the curve is steep. */
const before = Array.from(
  { length: steps },
  (_, step) => acidVolume * (1 - (1 - step / steps) ** 3),
);

/** Sample volumes of the curve in mL, symmetric about the equivalence point. */
const titrationVolumes: readonly number[] = [
  ...before,
  acidVolume,
  ...before.map((volume) => 2 * acidVolume - volume).reverse(),
];

const box = { x: 228, y: 160, width: 116, height: 122 };
const middle = 25;
const xOfDrop = (volume: number) => box.x + box.width / 2 + (volume - middle) * 420;
const yOfDrop = (pH: number) => box.y + box.height - 8 - (pH - 3) * 10.4;

const near = Array.from({ length: 97 }, (_, index) => middle - 0.12 + index * 0.0025);
const drops = [-2, -1, 0, 1, 2].map((count) => middle + count * 0.05);

/** The last drops (0.05 mL each) before and after the equivalence point, enlarged. */
function Drops() {
  const curve = near.map((volume) => [xOfDrop(volume), yOfDrop(titrationPh(volume))] as const);
  const { x, y, width, height } = box;
  return (
    <>
      <path className="zoom" d={`M197 ${y + 5}L${x} ${y}M197 ${y + 9}L${x} ${y + height}`} />
      <rect className="lens" x={x} y={y} width={width} height={height} rx="4" />
      <path className="curve-thin" d={curvePath(curve)} />
      {drops.map((volume) => (
        <circle
          key={volume}
          className={titrationPh(volume) > 8.2 ? 'drop-pink' : 'drop-clear'}
          cx={xOfDrop(volume).toFixed(1)}
          cy={yOfDrop(titrationPh(volume)).toFixed(1)}
          r="5"
        />
      ))}
      <text x={x + 8} y={y + 20}>
        drop by
      </text>
      <text x={x + 8} y={y + 38}>
        drop
      </text>
      <path className="scale-bar" d={`M${xOfDrop(25.02)} ${y + height - 10}v-6m0 3h42m0-3v6`} />
      <text x={xOfDrop(25.07)} y={y + height - 22} textAnchor="middle">
        0.1 mL
      </text>
    </>
  );
}

const left = 46;
const bottom = 306;
const xOf = (volume: number) => left + 5.8 * volume;
const yOf = (pH: number) => bottom - 20 * pH;

const curve = curvePath(
  titrationVolumes.map((volume) => [xOf(volume), yOf(titrationPh(volume))] as const),
);

function Scales() {
  return (
    <>
      <Axes left={left} bottom={bottom} top={12} right={352} />
      <path className="axis" d={[0, 7, 14].map((pH) => `M${left - 5} ${yOf(pH)}h5`).join('')} />
      <path className="axis" d={[25, 50].map((mL) => `M${xOf(mL)} ${bottom}v5`).join('')} />
      {[0, 7, 14].map((pH) => (
        <text key={pH} x={left - 9} y={yOf(pH) + 5} textAnchor="end">
          {pH}
        </text>
      ))}
      {[0, 25, 50].map((mL) => (
        <text key={mL} x={xOf(mL)} y={bottom + 21} textAnchor="middle">
          {mL}
        </text>
      ))}
      <text className="strong" x={left - 9} y="52" textAnchor="end">
        pH
      </text>
      <text x={xOf(25)} y={bottom + 42} textAnchor="middle">
        mL of 0.1 M NaOH added
      </text>
    </>
  );
}

function Indicator() {
  return (
    <>
      <rect
        className="indicator"
        x={left + 1}
        y={yOf(10)}
        width={xOf(51.5) - left}
        height={yOf(8.2) - yOf(10)}
      />
      <text className="indicator-name" x={left + 10} y={yOf(9.1) + 5}>
        phenolphthalein
      </text>
      <text className="indicator-name" x={xOf(51)} y={yOf(9.1) + 5} textAnchor="end">
        pH 8.2 to 10
      </text>
    </>
  );
}

/** Fig. 1 of online CUET (PG): titration of a strong acid with a strong base, and its end point. */
export function CuetOnlineFigure() {
  return (
    <PlotFigure
      caption="Strong acid with strong base: two drops round 25 mL take the pH from 4 to 10, and phenolphthalein turns pink on the way."
      viewBox="0 0 360 356"
      label="Titration curve. pH against volume of 0.1 molar sodium hydroxide added to 25 millilitres of 0.1 molar hydrochloric acid: from pH 1 slowly up, steeply through pH 7 at 25 millilitres, then level above 12. A pink band from 8.2 to 10, phenolphthalein, crosses the steep part at the end point. An inset shows the last drops one by one."
    >
      <Indicator />
      <Scales />
      <path className="dots" d={`M${left} ${yOf(7)}H${xOf(25)}V${bottom}`} />
      <path className="curve" d={curve} />
      <text className="gap-name" x={xOf(25) - 24} y={yOf(12)} textAnchor="end">
        end point
      </text>
      <path
        className="gap-arrow"
        d={`M${xOf(25) - 20} ${yOf(12) - 3}Q${xOf(25) - 8} ${yOf(12)} ${xOf(25) - 4} ${yOf(10) - 3}m-6-5 6 5 2-8`}
      />
      <text x={left + 10} y={yOf(4)}>
        25 mL of
      </text>
      <text x={left + 10} y={yOf(3)}>
        0.1 M HCl
      </text>
      <Drops />
    </PlotFigure>
  );
}
