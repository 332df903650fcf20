import { CourseFigure } from '@/components/course/course-figure';
import { curvePath, steps } from '@/components/course/figures/curve-path';
import { lobePath } from '@/components/course/lobe';
import { type Hybrid, hybridAngle, hybrids, hybridShare, onPaper } from './hybrid-orbitals';

const reach = 46;
const nucleus = 74;

/* The plot: the share of s from 0 to a half, the angle from 90° to 180°. */
const floor = 356;
const x = (share: number) => 62 + 540 * share;
const y = (degrees: number) => floor - (150 * (degrees - 90)) / 90;

/* It must not break over two lines. */
const equation = 'cos θ = s/(s − 1)'.replaceAll(' ', '\u00a0');

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function arc(cx: number, [from, to]: readonly [number, number], radius: number) {
  const at = (turn: number) =>
    `${(cx + radius * Math.sin(radians(turn))).toFixed(1)} ${(nucleus - radius * Math.cos(radians(turn))).toFixed(1)}`;
  return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`;
}

function Orbitals({ hybrid, cx }: { hybrid: Hybrid; cx: number }) {
  const farFirst = [...hybrid.directions].sort((one, other) => one[2] - other[2]);
  return (
    <>
      {farFirst.map((direction) => {
        const { right, down } = onPaper(direction);
        return (
          <path
            key={direction.join(' ')}
            className="hybrid"
            d={lobePath({
              x: cx,
              y: nucleus,
              angle: (Math.atan2(down, right) * 180) / Math.PI,
              length: reach * (0.7 * Math.hypot(right, down) + 0.3),
              width: reach * 0.3,
            })}
          />
        );
      })}
      <circle className="hybrid-nucleus" cx={cx} cy={nucleus} r="3.5" />
      <path className="gap-arrow" d={arc(cx, hybrid.between, 27)} />
      <text className="strong" x={cx} y="142" textAnchor="middle">
        {hybrid.name}
      </text>
      <text className="gap-name" x={cx} y="164" textAnchor="middle">
        {printedAngle(hybrid)}
      </text>
    </>
  );
}

const printedAngle = ({ share }: Hybrid) => `${Number(hybridAngle(share).toFixed(1))}°`;

function Axes() {
  return (
    <>
      <path
        className="axis"
        d={`M${x(0)} ${floor}V188m-5 8 5-8 5 8M${x(0)} ${floor}H352m-8-5 8 5-8 5`}
      />
      {[90, 120, 150, 180].map((degrees) => (
        <g key={degrees}>
          <path d={`M${x(0) - 5} ${y(degrees)}h5`} />
          <text x={x(0) - 10} y={y(degrees) + 5} textAnchor="end">
            {degrees}°
          </text>
        </g>
      ))}
      {[{ share: 0, printed: '0' }, ...hybrids].map(({ share, printed }) => (
        <g key={share}>
          <path d={`M${x(share)} ${floor}v5`} />
          <text x={x(share)} y={floor + 24} textAnchor="middle">
            {printed}
          </text>
        </g>
      ))}
      <text x="200" y={floor + 46} textAnchor="middle">
        share of s in the orbital
      </text>
    </>
  );
}

function Curve() {
  const points = steps(90, 180, 60).map((angle) => [x(hybridShare(angle)), y(angle)] as const);
  return (
    <>
      {hybrids.map(({ share }) => (
        <path key={share} className="dots" d={`M${x(share)} ${y(hybridAngle(share))}V${floor}`} />
      ))}
      <path className="curve" d={curvePath(points)} />
      {hybrids.map((hybrid) => (
        <circle
          key={hybrid.name}
          className="trace-point"
          cx={x(hybrid.share)}
          cy={y(hybridAngle(hybrid.share))}
          r="4.5"
        />
      ))}
    </>
  );
}

/** Fig. 1 of the About page: hybrid orbitals, and the one equation their angles follow from. */
export function HybridFigure() {
  return (
    <CourseFigure
      number={1}
      caption={`The angle θ between equal hybrid orbitals follows from their share of s: ${equation}. A quarter gives 109.5°, a third 120°, a half 180°.`}
    >
      <svg
        className="drawing"
        viewBox="0 18 360 392"
        role="img"
        aria-label="Above, three sets of hybrid orbitals round a nucleus: four sp3 orbitals towards the corners of a tetrahedron at 109.5 degrees, three sp2 orbitals in a plane at 120 degrees, two sp orbitals in a line at 180 degrees. Below, a curve of the angle against the share of s: it rises from 90 degrees without s to 109.5 at a quarter, 120 at a third and 180 at a half. Only the large lobes are drawn."
      >
        {hybrids.map((hybrid, index) => (
          <Orbitals key={hybrid.name} hybrid={hybrid} cx={62 + 120 * index} />
        ))}
        <Axes />
        <Curve />
        <text x={x(0) + 14} y="204">
          {equation}
        </text>
      </svg>
    </CourseFigure>
  );
}
