import { add, type Vector } from './copper-sulphate';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const dot = (p: Vector, q: Vector) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const scaled = (p: Vector, by: number): Vector => [p[0] * by, p[1] * by, p[2] * by];
const unit = (p: Vector) => scaled(p, 1 / Math.hypot(...p));
const cross = (p: Vector, q: Vector): Vector => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];

/** The way from q to p. */
export const minus = (p: Vector, q: Vector): Vector => add(p, scaled(q, -1));

const turn = (degrees: number, [first, second]: [number, number]): [number, number] => {
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  return [first * cos - second * sin, first * sin + second * cos];
};

/** The crystal turned so that every sulphate and both free waters of a cell are seen; z is towards the reader. */
export function turned([x, y, z]: Vector): Vector {
  const [z1, x1] = turn(-66, [z, x]);
  const [y2, z2] = turn(15, [y, z1]);
  const [x3, y3] = turn(84, [x1, y2]);
  return [x3, y3, z2];
}

type Face = { points: [Vector, Vector, Vector]; normal: Vector };

/** The triangles of a convex solid that face the reader. */
export function facesTowardsReader(corners: Vector[]): Face[] {
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
    // Three corners that lie round the centre, or with another corner before them, are no face.
    const isFace =
      dot(normal, minus(p, centre)) > 0.3 &&
      corners.every((corner) => dot(normal, minus(corner, p)) < 1e-6);
    return isFace && normal[2] > 0 ? [{ points, normal }] : [];
  });
}

const light = unit([-0.5, 0.8, 0.6]);

/** How a face takes the light that falls from the upper left. */
export function brightness(normal: Vector): 'light' | 'mid' | 'deep' {
  const share = dot(normal, light);
  if (share > 0.55) return 'light';
  return share > 0.05 ? 'mid' : 'deep';
}
