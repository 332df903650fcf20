import { project, type Vector } from './d-orbital';

const axes: readonly Vector[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

function Water({ x, y, along }: { x: number; y: number; along: Vector }) {
  const { right, down, near } = project(along);
  // Copper(II) holds the two waters on the z axis at a greater distance than the other four.
  const length = along[2] === 0 ? 34 : 38;
  const at = (reach: number) => ({ x: x + right * reach, y: y + down * reach });
  const start = at(near > 0 ? 10 : 0);
  const end = at(length);
  return (
    <>
      <path
        className="bond"
        d={`M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`}
      />
      <circle className="water" cx={end.x.toFixed(1)} cy={end.y.toFixed(1)} r="6" />
    </>
  );
}

/** Copper(II) with its six waters on the axes, seen from the same place as the orbitals. */
export function Hydrate({ x, y }: { x: number; y: number }) {
  const near = (along: Vector) => project(along).near > 0;
  const waters = (ligands: readonly Vector[]) =>
    ligands.map((along) => <Water key={along.join(' ')} x={x} y={y} along={along} />);
  return (
    <g className="hydrate">
      {waters(axes.filter((along) => !near(along)))}
      <circle className="copper" cx={x} cy={y} r="9.5" />
      {waters(axes.filter(near))}
      <text x={x} y="344" textAnchor="middle">
        [Cu(H
        <tspan className="script" dy="4">
          2
        </tspan>
        <tspan dy="-4">O)</tspan>
        <tspan className="script" dy="4">
          6
        </tspan>
        <tspan dy="-4">]</tspan>
        <tspan className="script" dy="-5">
          2+
        </tspan>
      </text>
    </g>
  );
}
