import { linePath, sampledPath, type Point } from '@/components/catalogue/figures/paths';
import { FeatureArt } from './art';

/* Main bands of propanone: wavenumber, depth, half width at half depth. C=O at 1715. */
const bands = [
  [3000, 0.22, 26],
  [2925, 0.18, 26],
  [1715, 0.86, 26],
  [1420, 0.42, 26],
  [1362, 0.68, 20],
  [1222, 0.74, 22],
  [1093, 0.26, 20],
  [530, 0.5, 24],
] as const;

const absorbed = (wavenumber: number) =>
  1 -
  bands.reduce(
    (through, [at, depth, half]) => through * (1 - depth / (1 + ((wavenumber - at) / half) ** 2)),
    1,
  );

const screen = { left: 6, right: 142, top: 6, bottom: 90 };
const at = (wavenumber: number): Point => [
  screen.left + 6 + ((3600 - wavenumber) / 3150) * 124,
  18 + absorbed(wavenumber) * 46,
];
/* Playback position: up to the carbonyl band. */
const head = 1640;

/** An infrared spectrum in a player, paused at the C=O band of a ketone: 1715. */
export function FeatureRecordings() {
  const [x] = at(head);
  return (
    <FeatureArt>
      <rect
        className="fill-white"
        x={screen.left}
        y={screen.top}
        width={screen.right - screen.left}
        height={screen.bottom - screen.top}
        rx="4"
      />
      <path stroke="#9fb4c6" d={sampledPath(head, 450, 120, at)} />
      <path className="stroke-brand" d={sampledPath(3600, head, 200, at)} />
      <text x="78" y="60" textAnchor="end">
        C=O
      </text>
      <path className="stroke-grid" strokeWidth="4" d="M30 79H134" />
      <path className="stroke-brand" strokeWidth="4" d={`M30 79H${x.toFixed(1)}`} />
      <circle className="fill-accent" strokeWidth="1.6" cx={x} cy="79" r="4.5" />
      <path
        className="fill-accent"
        strokeWidth="1.6"
        d={linePath(
          [
            [13, 73],
            [23, 79],
            [13, 85],
          ],
          true,
        )}
      />
    </FeatureArt>
  );
}

const size = 6.6;
const pitch = 7.7;
/* Elements up to this one are filled in; the next is being written. */
const done = 57 + 11;

/* Rows of the table: [row, first element, first column, number of cells]. */
const runs: [row: number, first: number, column: number, count: number][] = [
  [0, 1, 0, 1],
  [0, 2, 17, 1],
  [1, 3, 0, 2],
  [1, 5, 12, 6],
  [2, 11, 0, 2],
  [2, 13, 12, 6],
  [3, 19, 0, 18],
  [4, 37, 0, 18],
  [5, 55, 0, 2],
  [5, 71, 2, 16],
  [6, 87, 0, 2],
  [6, 103, 2, 16],
  [7.5, 57, 2, 14],
  [8.5, 89, 2, 14],
];

type Block = 's' | 'p' | 'd' | 'f' | 'next' | 'empty';

function blockOf(number: number, row: number, column: number): Block {
  if (number > done) return number === done + 1 ? 'next' : 'empty';
  if (row > 7) return 'f';
  if (column < 2 || (row === 0 && column === 17)) return 's';
  return column < 12 ? 'd' : 'p';
}

const cells = runs.flatMap(([row, first, start, count]) =>
  Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const column = start + index;
    return { number, row, column, block: blockOf(number, row, column) };
  }),
);

const blockColours: [block: Block, className: string][] = [
  ['s', 'fill-prussian'],
  ['p', 'fill-brand'],
  ['d', 'fill-[#4a9be3]'],
  ['f', 'fill-[#9ccdf2]'],
  ['next', 'fill-accent'],
  ['empty', 'fill-white stroke-brand stroke-[0.9]'],
];

/** The periodic table filling in order of atomic number; one blue per block (s, p, d, f). */
export function FeatureSyllabus() {
  return (
    <FeatureArt className="stroke-none">
      {blockColours.map(([wanted, className]) => (
        <g key={wanted} className={className}>
          {cells
            .filter(({ block }) => block === wanted)
            .map(({ number, row, column }) => (
              <rect
                key={number}
                x={(5.2 + column * pitch).toFixed(1)}
                y={(11 + row * pitch).toFixed(1)}
                width={size}
                height={size}
                rx="1"
              />
            ))}
        </g>
      ))}
    </FeatureArt>
  );
}
