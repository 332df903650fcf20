/** A path through points of a curve, to one decimal: "M1 2L3 4…". */
export function curvePath(points: readonly (readonly [x: number, y: number])[]): string {
  return points
    .map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

/** `count` steps from `from` to `to`, both ends included. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}
