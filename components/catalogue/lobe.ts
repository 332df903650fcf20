export type Lobe = {
  /** Where the lobe starts: the nucleus. */
  x: number;
  y: number;
  /** Degrees clockwise from the right, as on screen. */
  angle: number;
  length: number;
  /** Half of the lobe's greatest width. */
  width: number;
};

/* One half of the pear outline: how far along the axis, how far beside it, as parts of length and width. */
const outline = [
  [0.2, 0.21],
  [0.42, 1],
  [0.7, 1],
  [0.893, 1],
  [1, 0.557],
  [1, 0],
] as const;

/** The SVG path of one pear-shaped orbital lobe. Every orbital on the site is made of it. */
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
