import { CourseArt } from './course-art';
import { curvePath, linePath, type Point } from './path';

const lens = { x: 146, y: 58, r: 46 };
const wall = 21;

/* Burette readings grow downwards. One mL is 40 px in the lens; the meniscus stands at 24.30. */
const reading = 24.3;
const heightOf = (millilitres: number) => lens.y + (millilitres - reading) * 40;
const meniscus = (dx: number): Point => [lens.x + dx, lens.y - 9 * (dx / wall) ** 2];
const bottom = Math.sqrt(lens.r ** 2 - wall ** 2);

function Lens() {
  const ticks = Array.from({ length: 18 }, (_, index) => 23.5 + index / 10).filter(
    (value) => Math.abs(heightOf(value) - lens.y) < 37,
  );
  return (
    <>
      <circle className="fill-white" cx={lens.x} cy={lens.y} r={lens.r} />
      <path
        className="liquid"
        d={`${curvePath(-wall, wall, 20, meniscus)}L${lens.x + wall} ${lens.y + bottom}A${lens.r} ${lens.r} 0 0 1 ${lens.x - wall} ${lens.y + bottom}Z`}
      />
      <path className="stroke-brand" d={curvePath(-wall, wall, 20, meniscus)} />
      <path
        className="thin"
        d={`M${lens.x - wall} ${lens.y - bottom}V${lens.y + bottom}M${lens.x + wall} ${lens.y - bottom}V${lens.y + bottom}`}
      />
      <path
        className="thin"
        d={ticks
          .map(
            (value) =>
              `M${lens.x - wall} ${heightOf(value).toFixed(1)}h${Number.isInteger(Number(value.toFixed(1))) ? 15 : 8}`,
          )
          .join('')}
      />
      <path className="measured" d={`M${lens.x + 2} ${lens.y}H${lens.x + lens.r + 4}`} />
      <circle cx={lens.x} cy={lens.y} r={lens.r} />
      {[24, 25].map((value) => (
        <text key={value} x={lens.x + wall - 3} y={heightOf(value)} dy="0.34em" textAnchor="end">
          {value}
        </text>
      ))}
    </>
  );
}

/** A burette over its flask. Read at the bottom of the meniscus, with the eye level: 24.30. */
export function ClassroomGate({ className }: { className?: string }) {
  const x = 42;
  const surface = 34;
  return (
    <CourseArt className={className}>
      <path className="liquid" d={`M${x - 6} ${surface}H${x + 6}V74H${x - 6}Z`} />
      <path d={`M${x - 6} 4V74L${x - 2} 80V93H${x + 2}V80L${x + 6} 74V4M${x - 6} ${surface}h12`} />
      <path
        className="thin"
        d={Array.from(
          { length: 9 },
          (_, index) => `M${x - 6} ${12 + index * 7}h${index % 2 === 0 ? 6 : 4}`,
        ).join('')}
      />
      <path className="fill-accent" d={`M${x - 11} 82h22v5h-22Z`} />
      <path
        className="liquid"
        d={linePath(
          [
            [x - 21, 115],
            [x + 21, 115],
            [x + 27, 128],
            [x - 27, 128],
          ],
          true,
        )}
      />
      <path
        d={`M${x - 9} 90V100L${x - 28} 126Q${x - 28} 129 ${x - 25} 129H${x + 25}Q${x + 28} 129 ${x + 28} 126L${x + 9} 100V90`}
      />
      <circle className="thin" cx={x} cy={surface} r="10" />
      <path
        className="thin"
        d={`M${x + 3} ${surface - 9.5} ${lens.x - 14} 14M${x + 3} ${surface + 9.5} ${lens.x - 20} 99.5`}
      />
      <Lens />
      <text className="strong fill-accent-text" x={lens.x + lens.r + 7} y={lens.y} dy="0.35em">
        24.30
      </text>
    </CourseArt>
  );
}
