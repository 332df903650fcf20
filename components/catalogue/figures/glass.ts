/**
 * Glassware is drawn as solids of revolution: the radius at each height, in drawing units. Two such
 * forms flow into each other as blown glass does.
 */
export type Glass = (y: number) => number;

/** A bulb of radius `radius` round the height `middle`. */
export const bulb =
  (middle: number, radius: number): Glass =>
  (y) =>
    Math.sqrt(Math.max(0, radius ** 2 - (y - middle) ** 2));

/** A straight tube that ends at `until`. */
export const tube =
  (radius: number, until = Infinity): Glass =>
  (y) =>
    y <= until ? radius : 0;

/** A cone from its tip down to its foot, where the glass turns under with the radius `corner`. */
export const cone =
  (tip: number, foot: number, radius: number, corner: number): Glass =>
  (y) => {
    const into = Math.max(0, y - (foot - corner));
    const slope = Math.max(0, y - tip) / (foot - tip);
    return radius * slope - corner + Math.sqrt(Math.max(0, corner ** 2 - into ** 2));
  };

/** Two forms melted into one. A high `sharpness` keeps the angle between them. */
export const melt =
  (one: Glass, other: Glass, sharpness = 5): Glass =>
  (y) =>
    (one(y) ** sharpness + other(y) ** sharpness) ** (1 / sharpness);

type Piece = { x: number; glass: Glass; from: number; to: number };

/* Heights from top to bottom, closer together at both ends, where bulbs curve most. */
function heights(from: number, to: number): number[] {
  const count = Math.max(8, Math.round((to - from) / 4));
  return Array.from(
    { length: count + 1 },
    (_, index) => from + ((to - from) * (1 - Math.cos((Math.PI * index) / count))) / 2,
  );
}

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Down the left wall from one height to another and up the right one; open at the top. */
export function glassPath({ x, glass, from, to }: Piece): string {
  const down = heights(from, to);
  const left = down.map((y) => point(x - glass(y), y));
  const right = down.toReversed().map((y) => point(x + glass(y), y));
  return `M${left.join('L')}L${right.join('L')}`;
}

/** What stands in the glass between two heights. Its surface hangs by `sag` at the middle. */
export function liquidPath({ sag = 3, ...piece }: Piece & { sag?: number }): string {
  const { x, glass, from } = piece;
  return `${glassPath(piece)}Q${point(x, from + 2 * sag)} ${point(x - glass(from), from)}Z`;
}

/** A drop of height `size` hanging with its tip at x, y. */
export function dropPath(x: number, y: number, size: number): string {
  const r = size * 0.31;
  return `M${point(x, y)}C${point(x + r * 0.3, y + size * 0.35)} ${point(x + r, y + size * 0.45)} ${point(x + r, y + size - r)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${point(x - r, y + size - r)}C${point(x - r, y + size * 0.45)} ${point(x - r * 0.3, y + size * 0.35)} ${point(x, y)}Z`;
}
