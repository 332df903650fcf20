import type { ReactNode } from 'react';

/* In g/mL at 20 °C. The two that stand in the funnel are lettered bold. */
const liquids: readonly { density: number; name: ReactNode; inFunnel?: true }[] = [
  { density: 0.71, name: 'ether', inFunnel: true },
  { density: 0.87, name: 'toluene' },
  { density: 1, name: 'water', inFunnel: true },
  {
    density: 1.33,
    name: (
      <>
        CH
        <tspan className="script" dy="4">
          2
        </tspan>
        <tspan dy="-4">Cl</tspan>
        <tspan className="script" dy="4">
          2
        </tspan>
      </>
    ),
  },
  {
    density: 1.49,
    name: (
      <>
        CHCl
        <tspan className="script" dy="4">
          3
        </tspan>
      </>
    ),
  },
];

type Props = {
  x: number;
  right: number;
  /** The height of a density on the drawing. */
  height: (density: number) => number;
};

/** Densities of common liquids, denser ones lower, as they would lie in the funnel. */
export function DensityScale({ x, right, height }: Props) {
  const tenths = Array.from({ length: 11 }, (_, index) => 0.6 + index / 10);
  return (
    <>
      <path
        className="axis"
        d={`M${x} ${height(0.57)}V${height(1.66)}m-5-9 5 9 5-9${tenths
          .slice(0, -1)
          .map((at) => `M${x - 3} ${height(at).toFixed(1)}h6`)
          .join('')}`}
      />
      <text x={right} y={height(0.57) - 4} textAnchor="end">
        g/mL
      </text>
      {liquids.map(({ density, name, inFunnel }) => (
        <g key={density}>
          <circle
            className={inFunnel ? 'stop' : 'stop-other'}
            cx={x}
            cy={height(density)}
            r="4.5"
          />
          <text className={inFunnel && 'strong'} x={x + 13} y={height(density) + 5.5}>
            {name}
          </text>
          <text
            className={inFunnel && 'strong'}
            x={right}
            y={height(density) + 5.5}
            textAnchor="end"
          >
            {density.toFixed(2)}
          </text>
        </g>
      ))}
    </>
  );
}
