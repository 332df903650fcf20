type Lobe = {
  /** Start of the lobe: the nucleus. */
  x: number;
  y: number;
  /** Degrees clockwise from the right, as on screen. */
  angle: number;
  length: number;
  /** Half of the lobe's greatest width. */
  width: number;
};

/* Half of the pear outline: distance along and beside the axis, as fractions of length and width. */
const outline = [
  [0.2, 0.21],
  [0.42, 1],
  [0.7, 1],
  [0.893, 1],
  [1, 0.557],
  [1, 0],
] as const;

/** SVG path of a pear-shaped orbital lobe, shared by every orbital on the site. */
export function lobePath({ x, y, angle, length, width }: Lobe): string {
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  const point = (along: number, beside: number) => {
    const a = along * length;
    const b = beside * width;
    return `${(x + a * cos - b * sin).toFixed(2)} ${(y + a * sin + b * cos).toFixed(2)}`;
  };
  const out = outline.map(([along, beside]) => point(along, beside));
  const back = [...outline.slice(0, -1)].reverse().map(([along, beside]) => point(along, -beside));
  const origin = point(0, 0);
  return `M${origin}C${[...out, ...back, origin].join(' ')}Z`;
}

export type Point = readonly [x: number, y: number];

const number = (value: number) => String(Number(value.toFixed(2)));

export function linePath(points: readonly Point[], closed = false): string {
  const joined = points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L');
  return `M${joined}${closed ? 'Z' : ''}`;
}

/** A smooth curve y(x) from `from` to `to`, sampled at equal steps. */
export function sampledPath(
  from: number,
  to: number,
  steps: number,
  at: (x: number) => Point,
): string {
  return linePath(
    Array.from({ length: steps + 1 }, (_, index) => at(from + ((to - from) * index) / steps)),
  );
}

/** Path of an arrow head with its point at `x`, `y`; `angle` in degrees, clockwise from the right. */
export function arrowHead([x, y]: Point, angle: number, size = 8): string {
  const barb = (turn: number): Point => {
    const radians = ((angle + turn) * Math.PI) / 180;
    return [x - size * Math.cos(radians), y - size * Math.sin(radians)];
  };
  return linePath([barb(28), [x, y], barb(-28)]);
}

/** Path through points of a curve, to one decimal: "M1 2L3 4…". */
export function curvePath(points: readonly (readonly [x: number, y: number])[]): string {
  return points
    .map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

/** `count` values from `from` to `to`, both ends included. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}
