type Atom = readonly [element: 'O' | 'H', x: number, y: number];
type Bond = readonly [from: number, to: number, order?: 2];

/* Bond lengths and angles to one scale, 13.6 px to the ångström. The two H of H2O2 point to opposite sides. */
const shapes = {
  H2O2: {
    atoms: [
      ['O', -10, 0],
      ['O', 10, 0],
      ['H', -12.3, -13],
      ['H', 12.3, 13],
    ],
    bonds: [
      [0, 1],
      [0, 2],
      [1, 3],
    ],
  },
  H2O: {
    atoms: [
      ['O', 0, -3],
      ['H', -10.4, 5.1],
      ['H', 10.4, 5.1],
    ],
    bonds: [
      [0, 1],
      [0, 2],
    ],
  },
  O2: {
    atoms: [
      ['O', -8.2, 0],
      ['O', 8.2, 0],
    ],
    bonds: [[0, 1, 2]],
  },
} as const satisfies Record<string, { atoms: readonly Atom[]; bonds: readonly Bond[] }>;

/** A small molecule as balls and sticks, its middle at x, y. */
export function Molecule({ of, x, y }: { of: keyof typeof shapes; x: number; y: number }) {
  const { atoms, bonds }: { atoms: readonly Atom[]; bonds: readonly Bond[] } = shapes[of];
  return (
    <g transform={`translate(${x} ${y})`}>
      {bonds.map(([from, to, order]) => {
        const [, x1, y1] = atoms[from] ?? ['O', 0, 0];
        const [, x2, y2] = atoms[to] ?? ['O', 0, 0];
        const line = (beside: number) => `M${x1} ${y1 + beside}L${x2} ${y2 + beside}`;
        return (
          <path
            key={`${from} ${to}`}
            className="stick"
            d={order === 2 ? line(-2.6) + line(2.6) : line(0)}
          />
        );
      })}
      {atoms.map(([element, cx, cy]) => (
        <circle
          key={`${cx} ${cy}`}
          className={`atom-${element}`}
          cx={cx}
          cy={cy}
          r={element === 'O' ? 7 : 4.5}
        />
      ))}
    </g>
  );
}
