export type Point = readonly [x: number, y: number];

/* Control points this far along make a cubic curve follow half a cosine wave. */
const reach = 0.3642;

/** The SVG path through points, level at every one of them: hills, valleys and plateaus. */
export function smoothThrough([start, ...rest]: readonly [Point, ...Point[]]): string {
  let [x, y] = start;
  const parts = rest.map(([toX, toY]) => {
    const pull = reach * (toX - x);
    const part = `C${(x + pull).toFixed(1)} ${y} ${(toX - pull).toFixed(1)} ${toY} ${toX} ${toY}`;
    [x, y] = [toX, toY];
    return part;
  });
  return `M${start.join(' ')}${parts.join('')}`;
}
