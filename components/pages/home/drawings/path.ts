export type Point = readonly [x: number, y: number];

const number = (value: number) => String(Number(value.toFixed(2)));

/** An SVG path through the points, in order. */
export function linePath(points: readonly Point[], closed = false): string {
  const joined = points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L');
  return `M${joined}${closed ? 'Z' : ''}`;
}

/** A smooth curve y(x) from `from` to `to`, sampled at equal steps. */
export function curvePath(
  from: number,
  to: number,
  steps: number,
  at: (x: number) => Point,
): string {
  return linePath(
    Array.from({ length: steps + 1 }, (_, index) => at(from + ((to - from) * index) / steps)),
  );
}

/** The two barbs of an arrow that ends at the tip and flies at `angle` degrees, clockwise from the right. */
export function arrowHead([x, y]: Point, angle: number, size = 8): string {
  const barb = (turn: number): Point => {
    const radians = ((angle + turn) * Math.PI) / 180;
    return [x - size * Math.cos(radians), y - size * Math.sin(radians)];
  };
  return linePath([barb(28), [x, y], barb(-28)]);
}

/** One barb only: the sign of a single electron, or of one direction of an equilibrium. */
export function halfHead([x, y]: Point, angle: number, size = 8): string {
  const radians = ((angle + 32) * Math.PI) / 180;
  return linePath([
    [x - size * Math.cos(radians), y - size * Math.sin(radians)],
    [x, y],
  ]);
}
