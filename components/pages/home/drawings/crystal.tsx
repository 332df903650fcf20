import type { ReactNode } from 'react';
import { linePath, type Point } from '@/components/catalogue/figures/paths';

/* Crystal of CuSO4·5H2O, triclinic: lattice constants in Å and degrees, fractional coordinates. */
const cell = { a: 6.1224, b: 10.7223, c: 5.9681, alpha: 82.35, beta: 107.33, gamma: 102.6 };

type Vector = readonly [number, number, number];

const rad = Math.PI / 180;
const cosA = Math.cos(cell.alpha * rad);
const cosB = Math.cos(cell.beta * rad);
const cosG = Math.cos(cell.gamma * rad);
const sinG = Math.sin(cell.gamma * rad);
const cx = cell.c * cosB;
const cy = (cell.c * (cosA - cosB * cosG)) / sinG;
const cz = Math.sqrt(cell.c ** 2 - cx ** 2 - cy ** 2);

/** Cartesian position in Å from fractional coordinates. */
const place = ([u, v, w]: Vector): Vector => [
  cell.a * u + cell.b * cosG * v + cx * w,
  cell.b * sinG * v + cy * w,
  cz * w,
];

const add = (one: Vector, other: Vector): Vector => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];
/** Inversion through the centre of symmetry. */
const mirror = ([u, v, w]: Vector): Vector => [-u, -v, -w];

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

/** The water not coordinated to copper, and the two sulphate oxygens it is hydrogen-bonded to. */
const freeWater: { at: Vector; bonded: Vector[] } = {
  at: [0.4352, 0.1246, 0.6284],
  bonded: [oxygen.o1, oxygen.o2],
};
const sulphur: Vector = [0.0132, 0.2867, 0.6251];

const inverse = (points: readonly Vector[], sum: Vector) =>
  points.flatMap((point) => [point, add(sum, mirror(point))]);

/* Each copper has four waters in a square and, farther away, a sulphate oxygen above and below. */
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

type Solid = {
  kind: 'copper' | 'sulphate';
  centre: Vector;
  corners: Vector[];
  /** Number of corners, from the first, that are water. */
  waters?: number;
};

/** Octahedra and tetrahedra centred in the cell at the origin, in fractional coordinates. */
const motif: Solid[] = [
  { kind: 'copper', centre: [0, 0, 0], corners: copperOne, waters: 4 },
  { kind: 'copper', centre: [0.5, 0.5, 0], corners: copperTwo, waters: 4 },
  { kind: 'sulphate', centre: sulphur, corners: sulphate },
  { kind: 'sulphate', centre: mirror(sulphur), corners: sulphate.map(mirror) },
];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const dot = (p: Vector, q: Vector) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const scaled = (p: Vector, by: number): Vector => [p[0] * by, p[1] * by, p[2] * by];
const unit = (p: Vector) => scaled(p, 1 / Math.hypot(...p));
const cross = (p: Vector, q: Vector): Vector => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];

/** The vector from q to p. */
const minus = (p: Vector, q: Vector): Vector => add(p, scaled(q, -1));

const turn = (degrees: number, [first, second]: [number, number]): [number, number] => {
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  return [first * cos - second * sin, first * sin + second * cos];
};

/** Rotated so that every sulphate and both free waters of a cell are visible; z is towards the reader. */
function turned([x, y, z]: Vector): Vector {
  const [z1, x1] = turn(-66, [z, x]);
  const [y2, z2] = turn(15, [y, z1]);
  const [x3, y3] = turn(84, [x1, y2]);
  return [x3, y3, z2];
}

type Face = { points: [Vector, Vector, Vector]; normal: Vector };

/** Triangles of a convex solid that face the reader. */
function facesTowardsReader(corners: Vector[]): Face[] {
  const centre = scaled(
    corners.reduce<Vector>((sum, corner) => add(sum, corner), [0, 0, 0]),
    1 / corners.length,
  );
  const triples = corners.flatMap((p, i) =>
    corners
      .slice(i + 1)
      .flatMap((q, j) => corners.slice(i + j + 2).map((r): Face['points'] => [p, q, r])),
  );
  return triples.flatMap((points) => {
    const [p, q, r] = points;
    const plane = unit(cross(minus(q, p), minus(r, p)));
    const normal = dot(plane, minus(p, centre)) < 0 ? scaled(plane, -1) : plane;
    // Three corners are no face if they surround the centre or another corner is in front of them.
    const isFace =
      dot(normal, minus(p, centre)) > 0.3 &&
      corners.every((corner) => dot(normal, minus(corner, p)) < 1e-6);
    return isFace && normal[2] > 0 ? [{ points, normal }] : [];
  });
}

const light = unit([-0.5, 0.8, 0.6]);

/** Shading of a face, lit from the upper left. */
function brightness(normal: Vector): 'light' | 'mid' | 'deep' {
  const share = dot(normal, light);
  if (share > 0.55) return 'light';
  return share > 0.05 ? 'mid' : 'deep';
}

const faceColours = {
  copper: { light: 'fill-lobe', mid: 'fill-[#2f86d6]', deep: 'fill-brand' },
  sulphate: { light: 'fill-[#ffd39a]', mid: 'fill-[#f9a85c]', deep: 'fill-accent' },
};

/** Pixels per Å, and the position of the cell's centre. */
export type View = { scale: number; x: number; y: number };

type Layer = { depth: number; key: string; node: ReactNode };

const middle = turned(place([0.5, 0.5, 0.5]));
const see = (fraction: Vector) => minus(turned(place(fraction)), middle);
const onScreen = (view: View, [x, y]: Vector): Point => [
  view.x + x * view.scale,
  view.y - y * view.scale,
];

/* One unit cell, including the solids on its corners and faces. */
const steps = [-1, 0, 1, 2];
const shifts = steps.flatMap((u) => steps.flatMap((v) => steps.map((w): Vector => [u, v, w])));
const inCell = (fraction: Vector) => fraction.every((part) => part > -0.1 && part < 1.1);

function Ball({ view, at, size }: { view: View; at: Vector; size: number }) {
  const [x, y] = onScreen(view, at);
  return (
    <circle fill="#fff" cx={x.toFixed(2)} cy={y.toFixed(2)} r={(view.scale * size).toFixed(1)} />
  );
}

function solidLayers(view: View, solid: Solid, shift: Vector): Layer[] {
  const centre = add(solid.centre, shift);
  if (!inCell(centre)) return [];
  const corners = solid.corners.map((corner) => see(add(corner, shift)));
  const depth = see(centre)[2];
  const key = `${solid.kind} ${centre.join(' ')}`;
  const faces = facesTowardsReader(corners).map((face) => (
    <path
      key={face.points.join(' ')}
      className={faceColours[solid.kind][brightness(face.normal)]}
      d={linePath(
        face.points.map((point) => onScreen(view, point)),
        true,
      )}
    />
  ));
  const waters = (solid.waters ? corners.slice(0, solid.waters) : []).map((corner) => ({
    // A water at a corner is just in front of or behind its own octahedron.
    depth: depth + Math.sign(corner[2] - depth) * 0.01,
    key: `${key} ${corner.join(' ')}`,
    node: <Ball view={view} at={corner} size={0.3} />,
  }));
  return [{ depth, key, node: faces }, ...waters];
}

export function HydrogenBonds({ d }: { d: string }) {
  return <path className="stroke-brand" strokeWidth="2.2" strokeDasharray="0.5 5" d={d} />;
}

/* Free water and its hydrogen bonds to two oxygens of a sulphate. */
function waterLayers(view: View, sign: 1 | -1, shift: Vector): Layer[] {
  const turnedOver = (point: Vector) => add(sign === 1 ? point : mirror(point), shift);
  const at = turnedOver(freeWater.at);
  if (!inCell(at)) return [];
  const seen = see(at);
  const bonds = freeWater.bonded.map((oxygen) =>
    linePath([onScreen(view, seen), onScreen(view, see(turnedOver(oxygen)))]),
  );
  return [
    {
      depth: seen[2],
      key: `water ${at.join(' ')}`,
      node: (
        <>
          <HydrogenBonds d={bonds.join('')} />
          <Ball view={view} at={seen} size={0.44} />
        </>
      ),
    },
  ];
}

function cellEdges(view: View): string {
  const edge = (from: Vector, to: Vector) =>
    linePath([onScreen(view, see(from)), onScreen(view, see(to))]);
  return [0, 1]
    .flatMap((m) => [0, 1].map((n) => [m, n] as const))
    .flatMap(([m, n]) => [
      edge([0, m, n], [1, m, n]),
      edge([m, 0, n], [m, 1, n]),
      edge([m, n, 0], [m, n, 1]),
    ])
    .join('');
}

/** One unit cell of copper sulphate pentahydrate: octahedra, tetrahedra and water. */
export function Crystal({ view }: { view: View }) {
  const layers = shifts.flatMap((shift) => [
    ...motif.flatMap((solid) => solidLayers(view, solid, shift)),
    ...waterLayers(view, 1, shift),
    ...waterLayers(view, -1, shift),
  ]);
  return (
    <>
      <path className="stroke-muted" strokeWidth="1.3" strokeDasharray="5 5" d={cellEdges(view)} />
      {layers
        .sort((one, other) => one.depth - other.depth)
        .map(({ key, node }) => (
          <g key={key}>{node}</g>
        ))}
    </>
  );
}
