import { FeatureArt } from './feature-art';

const size = 6.6;
const pitch = 7.7;
/* Elements up to this one are filled in; the next is being written. */
const done = 57 + 11;

/* Where each period starts, and how the cells of its row run: [first element, first column, how many]. */
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

function block(row: number, column: number): string {
  if (row > 7) return 'block-f';
  if (column < 2 || (row === 0 && column === 17)) return 'block-s';
  return column < 12 ? 'block-d' : 'block-p';
}

/** The periodic table filling up in order of atomic number; a blue for each of the blocks s, p, d, f. */
export function FeatureSyllabus({ className }: { className?: string }) {
  return (
    <FeatureArt className={`feature-syllabus ${className ?? ''}`}>
      {runs.flatMap(([row, first, start, count]) =>
        Array.from({ length: count }, (_, index) => {
          const number = first + index;
          const column = start + index;
          const state = number <= done ? block(row, column) : 'empty';
          return (
            <rect
              key={number}
              className={number === done + 1 ? 'current' : state}
              x={(5.2 + column * pitch).toFixed(1)}
              y={(11 + row * pitch).toFixed(1)}
              width={size}
              height={size}
              rx="1"
            />
          );
        }),
      )}
    </FeatureArt>
  );
}
