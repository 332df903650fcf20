import type { ReactNode } from 'react';
import { add, freeWater, mirror, motif, place, type Solid, type Vector } from './copper-sulphate';
import { linePath, type Point } from './path';
import { brightness, facesTowardsReader, minus, turned } from './solid';

/** Pixels to an Å, and where the middle of the cell lies. */
export type View = { scale: number; x: number; y: number };

type Layer = { depth: number; key: string; node: ReactNode };

const middle = turned(place([0.5, 0.5, 0.5]));
const see = (fraction: Vector) => minus(turned(place(fraction)), middle);
const onScreen = (view: View, [x, y]: Vector): Point => [
  view.x + x * view.scale,
  view.y - y * view.scale,
];

/* One unit cell with the solids on all its corners and faces. */
const steps = [-1, 0, 1, 2];
const shifts = steps.flatMap((u) => steps.flatMap((v) => steps.map((w): Vector => [u, v, w])));
const inCell = (fraction: Vector) => fraction.every((part) => part > -0.1 && part < 1.1);

function Ball({ view, at, size }: { view: View; at: Vector; size: number }) {
  const [x, y] = onScreen(view, at);
  return (
    <circle
      className="water"
      cx={x.toFixed(2)}
      cy={y.toFixed(2)}
      r={(view.scale * size).toFixed(1)}
    />
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
      className={`${solid.kind}-${brightness(face.normal)}`}
      d={linePath(
        face.points.map((point) => onScreen(view, point)),
        true,
      )}
    />
  ));
  const waters = (solid.waters ? corners.slice(0, solid.waters) : []).map((corner) => ({
    // A water at a corner lies just before its own octahedron or just behind it.
    depth: depth + Math.sign(corner[2] - depth) * 0.01,
    key: `${key} ${corner.join(' ')}`,
    node: <Ball view={view} at={corner} size={0.3} />,
  }));
  return [{ depth, key, node: faces }, ...waters];
}

/* The free water and its hydrogen bonds to two oxygens of a sulphate. */
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
          <path className="hydrogen-bond" d={bonds.join('')} />
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

/** One unit cell of copper sulphate pentahydrate as octahedra, tetrahedra and water. */
export function Crystal({ view }: { view: View }) {
  const layers = shifts.flatMap((shift) => [
    ...motif.flatMap((solid) => solidLayers(view, solid, shift)),
    ...waterLayers(view, 1, shift),
    ...waterLayers(view, -1, shift),
  ]);
  return (
    <>
      <path className="cell" d={cellEdges(view)} />
      {layers
        .sort((one, other) => one.depth - other.depth)
        .map(({ key, node }) => (
          <g key={key}>{node}</g>
        ))}
    </>
  );
}
