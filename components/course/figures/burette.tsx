import { type Glass, glassPath, liquidPath } from './glass';

type Place = { x: number; top: number; mark: (millilitres: number) => number };

const radius = 8;

/* Below its last mark the barrel draws in to the tap. */
const barrel =
  (end: number): Glass =>
  (y) =>
    Math.min(radius, Math.max(3, radius - 0.6 * (y - end)));

function Scale({ x, mark }: Omit<Place, 'top'>) {
  const every = Array.from({ length: 51 }, (_, volume) => volume);
  const length = (volume: number) => (volume % 10 === 0 ? 11 : volume % 5 === 0 ? 8 : 5);
  return (
    <>
      <path
        className="scale"
        d={every
          .map((volume) => `M${x + radius} ${mark(volume).toFixed(1)}h${-length(volume)}`)
          .join('')}
      />
      {every
        .filter((volume) => volume % 10 === 0)
        .map((volume) => (
          <text key={volume} x={x - radius - 6} y={mark(volume) + 5.5} textAnchor="end">
            {volume}
          </text>
        ))}
    </>
  );
}

/** A 50 mL burette on the axis x, filled from `level` mL down to its jet; `mark` gives the height of a volume. */
export function Burette({ level, ...place }: Place & { level: number }) {
  const { x, top, mark } = place;
  const end = mark(50) + 6;
  const piece = { x, glass: barrel(end), to: end + 14 };
  const tap = end + 20;
  return (
    <>
      <path className="glass" d={glassPath({ ...piece, from: top })} />
      <path className="titrant" d={liquidPath({ ...piece, from: mark(level), sag: 1.5 })} />
      <path className="titrant" d={`M${x - 3} ${tap + 6}h6l-1.6 28h-2.8Z`} />
      <Scale x={x} mark={mark} />
      <path className="iron" d={`M${x - 10} ${tap - 6}h20v12h-20Z`} />
      <path className="tap" d={`M${x + 10} ${tap - 3}h7v-6h6v18h-6v-6h-7Z`} />
    </>
  );
}
