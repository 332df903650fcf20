/* The crystal of CuSO4·5H2O, triclinic: lattice constants in Å and degrees, positions as fractions of the edges. */
const cell = { a: 6.1224, b: 10.7223, c: 5.9681, alpha: 82.35, beta: 107.33, gamma: 102.6 };

export type Vector = readonly [number, number, number];

const rad = Math.PI / 180;
const cosA = Math.cos(cell.alpha * rad);
const cosB = Math.cos(cell.beta * rad);
const cosG = Math.cos(cell.gamma * rad);
const sinG = Math.sin(cell.gamma * rad);
const cx = cell.c * cosB;
const cy = (cell.c * (cosA - cosB * cosG)) / sinG;
const cz = Math.sqrt(cell.c ** 2 - cx ** 2 - cy ** 2);

/** A place in the crystal, in Å, from fractions of the three edges. */
export const place = ([u, v, w]: Vector): Vector => [
  cell.a * u + cell.b * cosG * v + cx * w,
  cell.b * sinG * v + cy * w,
  cz * w,
];

export const add = (one: Vector, other: Vector): Vector => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];
/** The same place on the other side of the centre of symmetry. */
export const mirror = ([u, v, w]: Vector): Vector => [-u, -v, -w];

const oxygen = {
  o1: [0.9075, 0.152, 0.6734],
  o2: [0.244, 0.3172, 0.7974],
  o3: [0.8618, 0.3719, 0.6383],
  o4: [0.0457, 0.3017, 0.3856],
  o5: [0.8175, 0.0737, 0.1521],
  o6: [0.2889, 0.1177, 0.1488],
  o7: [0.4654, 0.4063, 0.2975],
  o8: [0.756, 0.4161, 0.019],
} as const;

/** The water that no copper holds, and the two sulphate oxygens it is hydrogen-bonded to. */
export const freeWater: { at: Vector; bonded: Vector[] } = {
  at: [0.4352, 0.1246, 0.6284],
  bonded: [oxygen.o1, oxygen.o2],
};
const sulphur: Vector = [0.0132, 0.2867, 0.6251];

const inverse = (points: readonly Vector[], sum: Vector) =>
  points.flatMap((point) => [point, add(sum, mirror(point))]);

/* Each copper has four waters in a square and, farther off, an oxygen of a sulphate above and below. */
const copperOne = inverse(
  [add(oxygen.o5, [-1, 0, 0]), oxygen.o6, add(oxygen.o1, [-1, 0, -1])],
  [0, 0, 0],
);
const copperTwo = inverse([oxygen.o7, oxygen.o8, add(oxygen.o2, [0, 0, -1])], [1, 1, 0]);
const sulphate: Vector[] = [
  add(oxygen.o1, [-1, 0, 0]),
  oxygen.o2,
  add(oxygen.o3, [-1, 0, 0]),
  oxygen.o4,
];

export type Solid = {
  kind: 'copper' | 'sulphate';
  centre: Vector;
  corners: Vector[];
  /** How many of the corners, from the first, are water. */
  waters?: number;
};

/** The octahedra and tetrahedra whose centres lie in the cell at the origin, as fractions. */
export const motif: Solid[] = [
  { kind: 'copper', centre: [0, 0, 0], corners: copperOne, waters: 4 },
  { kind: 'copper', centre: [0.5, 0.5, 0], corners: copperTwo, waters: 4 },
  { kind: 'sulphate', centre: sulphur, corners: sulphate },
  { kind: 'sulphate', centre: mirror(sulphur), corners: sulphate.map(mirror) },
];
