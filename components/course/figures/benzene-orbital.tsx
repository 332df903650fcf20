/* Hückel coefficients of benzene's six π orbitals, by energy: corner 0 is the lowest one, then round. */
const third = Math.PI / 3;
const corners = [0, 1, 2, 3, 4, 5];
const wave = (nodes: number, of: (angle: number) => number, norm: number) =>
  corners.map((corner) => of(corner * nodes * third) * norm);

const pair = Math.sqrt(1 / 3);
const single = Math.sqrt(1 / 6);

/** The orbitals of each level, lowest level first. */
export const benzeneOrbitals: readonly (readonly (readonly number[])[])[] = [
  [wave(0, Math.cos, single)],
  [wave(1, Math.cos, pair), wave(1, Math.sin, pair)],
  [wave(2, Math.cos, pair), wave(2, Math.sin, pair)],
  [wave(3, Math.cos, single)],
];

/** Corner `index` of a hexagon that stands on its corner 0. */
export function hexagonCorner(index: number, x: number, y: number, radius: number) {
  return {
    x: x + radius * Math.sin(index * third),
    y: y + radius * Math.cos(index * third),
  };
}

/** The outline of that hexagon as an SVG path. */
export function hexagonPath(x: number, y: number, radius: number): string {
  const points = corners.map((index) => {
    const corner = hexagonCorner(index, x, y, radius);
    return `${corner.x.toFixed(1)} ${corner.y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A π orbital seen from above the ring: each lobe as large as its share, blue plus, orange minus. */
export function BenzeneOrbital({
  shares,
  x,
  y,
}: {
  shares: readonly number[];
  x: number;
  y: number;
}) {
  return (
    <>
      <path className="ring" d={hexagonPath(x, y, 13.5)} />
      {shares.map((share, index) => {
        const { x: cx, y: cy } = hexagonCorner(index, x, y, 13.5);
        if (Math.abs(share) < 0.01) return null;
        return (
          <circle
            key={index}
            className={share > 0 ? 'lobe-plus' : 'lobe-minus'}
            cx={cx.toFixed(1)}
            cy={cy.toFixed(1)}
            r={(13 * Math.abs(share)).toFixed(1)}
          />
        );
      })}
    </>
  );
}
