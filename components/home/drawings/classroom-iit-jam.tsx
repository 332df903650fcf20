import { CourseArt } from './course-art';
import { linePath, type Point } from './path';

const x = 62;
const top = 18;
const widest = 44;
const tap = 100;
const surface = 34;
const boundary = 62;

/* Half the funnel's width at a height: a round shoulder, then a long taper to the tap. */
function half(y: number): number {
  if (y < widest) return 7 + 26 * Math.sin((((y - top) / (widest - top)) * Math.PI) / 2) ** 0.8;
  return 3.5 + 29.5 * Math.cos((((y - widest) / (tap - widest)) * Math.PI) / 2) ** 1.25;
}

function side(from: number, to: number, sign: 1 | -1): Point[] {
  return Array.from({ length: 25 }, (_, index): Point => {
    const y = from + ((to - from) * index) / 24;
    return [x + sign * half(y), y];
  });
}

const layer = (from: number, to: number) =>
  linePath([...side(from, to, 1), ...side(to, from, -1)], true);

/** A separating funnel: ether, the lighter, lies over water; the lower layer is let out first. */
export function ClassroomIitJam({ className }: { className?: string }) {
  return (
    <CourseArt className={`classroom-iit-jam ${className ?? ''}`}>
      <path className="stroke-muted" d="M14 129V8M4 129h40M14 66h16" />
      <path className="ether" d={layer(surface, boundary)} />
      <path className="liquid" d={layer(boundary, tap - 1)} />
      <path d={`M${x - half(boundary)} ${boundary}H${x + half(boundary)}`} />
      <path
        d={
          linePath(side(top, tap, 1)) +
          linePath(side(top, tap, -1)) +
          `M${x - 7} ${top}V13M${x + 7} ${top}V13M${x - 3.5} 106V126M${x + 3.5} 106V121L${x - 3.5} 126`
        }
      />
      <path className="fill-white" d={`M${x - 9} 12H${x + 9}L${x + 6} 3H${x - 6}Z`} />
      <path className="fill-accent" d={`M${x - 6} ${tap}h12v6h-12ZM${x + 6} 101.5h9v3h-9Z`} />
      <path className="thin" d="M86 48H116M78 76H116" />
      <text className="strong" x="122" y="44">
        ether
      </text>
      <text x="122" y="60">
        0.71 g/mL
      </text>
      <text className="strong" x="122" y="82">
        water
      </text>
      <text x="122" y="98">
        1.00 g/mL
      </text>
    </CourseArt>
  );
}
