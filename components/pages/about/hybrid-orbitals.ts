export type Direction = readonly [right: number, up: number, near: number];

/** The angle in degrees between equivalent hybrids with this share of s: cos θ = s/(s − 1) (Coulson). */
export function hybridAngle(share: number): number {
  return (Math.acos(share / (share - 1)) * 180) / Math.PI;
}

/** The share of s that belongs to an angle in degrees from 90 to 180: the same equation turned round. */
export function hybridShare(angle: number): number {
  const cosine = Math.cos((angle * Math.PI) / 180);
  return cosine / (cosine - 1);
}

const turned = (degrees: number): Direction => [
  Math.sin((degrees * Math.PI) / 180),
  Math.cos((degrees * Math.PI) / 180),
  0,
];

const tetrahedral = (hybridAngle(1 / 4) * Math.PI) / 180;
const ring = (degrees: number): Direction => [
  Math.sin(tetrahedral) * Math.cos((degrees * Math.PI) / 180),
  Math.cos(tetrahedral),
  Math.sin(tetrahedral) * Math.sin((degrees * Math.PI) / 180),
];

export type Hybrid = {
  name: string;
  /** The share of s in each orbital, and how it is written. */
  share: number;
  printed: string;
  directions: readonly Direction[];
  /** The screen angles, clockwise from straight up, that the angle is drawn between. */
  between: readonly [number, number];
};

/** sp, sp² and sp³: where their orbitals point. The first two of each lie in the plane of the paper. */
export const hybrids: readonly Hybrid[] = [
  {
    name: 'sp³',
    share: 1 / 4,
    printed: '1/4',
    directions: [[0, 1, 0], ring(0), ring(120), ring(240)],
    between: [0, hybridAngle(1 / 4)],
  },
  {
    name: 'sp²',
    share: 1 / 3,
    printed: '1/3',
    directions: [turned(0), turned(120), turned(240)],
    between: [0, 120],
  },
  {
    name: 'sp',
    share: 1 / 2,
    printed: '1/2',
    directions: [turned(-90), turned(90)],
    between: [-90, 90],
  },
];

/** Oblique view: what points at the reader is drawn lower; what lies in the plane of the paper is true. */
export function onPaper([right, up, near]: Direction): { right: number; down: number } {
  return { right: right + 0.25 * near, down: -up + 0.45 * near };
}
