import type { ReactNode } from 'react';
import {
  CourseFigure,
  dropPath,
  glassPath,
  liquidPath,
  melt,
  RetortStand,
  tube,
  type Glass,
} from './figure-parts';

/* Densities in g/mL at 20 °C. The two liquids in the funnel are set in bold. */
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
  height: (density: number) => number;
};

/** Densities of common liquids, denser ones lower. */
function DensityScale({ x, right, height }: Props) {
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

const x = 116;
const rod = 22;
const foot = 380;
const funnel = { lip: 30, shoulder: 44, drawnOut: 274, radius: 62, stem: 4.5, tip: 330 };
const tap = 290;
const level = { ether: 90, water: 162 };
/* Label heights of the layers; they also calibrate the density scale. */
const lettered = { ether: 126, water: 198 };

/* A pear shape: round in its upper third, narrowing to the width of the stem. */
const pear: Glass = (y) => {
  const along = (y - funnel.shoulder) / (funnel.drawnOut - funnel.shoulder);
  return along <= 0 || along >= 1 ? 0 : funnel.radius * Math.sin(Math.PI * along ** 0.58) ** 1.15;
};
const funnelGlass = melt(melt(pear, tube(12, 90), 3), tube(funnel.stem), 3);

const beakerGlass: Glass = (y) => 29 + Math.sqrt(Math.max(0, 49 - Math.max(0, y - foot + 7) ** 2));

const height = (density: number) =>
  lettered.ether + ((density - 0.71) * (lettered.water - lettered.ether)) / 0.29;

function Beaker() {
  const piece = { x, glass: beakerGlass, to: foot };
  return (
    <>
      <path className="glass" d={glassPath({ ...piece, from: 320 })} />
      <path className="glass-line" d={`M${x - 41} 319q5 0 5 4M${x + 36} 323q0-4 5-4`} />
      <path className="titrant" d={liquidPath({ ...piece, from: 362, sag: 1.5 })} />
      <path className="droplet" d={dropPath(x, 336, 12)} />
    </>
  );
}

function Ring() {
  const y = 172;
  return (
    <>
      <path className="steel" d={`M${rod + 8} ${y - 2.5}H${x - 54}v5H${rod + 8}Z`} />
      <rect className="iron" x={rod - 9} y={y - 9} width="18" height="18" rx="3" />
      <path className="axle" d={`M${rod - 9} ${y}h-8m0-5v10`} />
      <rect className="iron" x={x - 61} y={y - 4} width="122" height="8" rx="4" />
    </>
  );
}

function Funnel() {
  const piece = { x, glass: funnelGlass };
  return (
    <>
      <path className="glass" d={glassPath({ ...piece, from: funnel.lip, to: funnel.tip })} />
      <path
        className="titrant"
        d={liquidPath({ ...piece, from: level.water, to: funnel.tip, sag: 0 })}
      />
      <path className="ether" d={liquidPath({ ...piece, from: level.ether, to: level.water })} />
      <path className="glass-line" d={`M${x - 17} ${funnel.lip}h5m24 0h5`} />
      <path className="iron" d={`M${x - 11} ${tap - 7}h22v14h-22Z`} />
      <path className="tap" d={`M${x + 11} ${tap - 3.5}h8v-8h7v23h-7v-8h-8Z`} />
      <path className="shine" d={`M${x - 51} 106a58 58 0 0 0 0 36`} />
    </>
  );
}

function Labels() {
  return (
    <>
      <text className="strong" x={x} y={lettered.ether + 5.5} textAnchor="middle">
        ether
      </text>
      <text className="strong" x={x} y={lettered.water + 5.5} textAnchor="middle">
        water
      </text>
      <path className="dots" d={`M184 ${lettered.ether}h44M164 ${lettered.water}h64`} />
      <text x={x + 26} y="34">
        stopper out
      </text>
    </>
  );
}

/** Fig. 1 of offline IIT-JAM: ether over water in a separating funnel, beside a density scale. */
export function IitJamOfflineFigure() {
  return (
    <CourseFigure
      number={1}
      caption="The denser layer lies below. Ether floats on water; dichloromethane and chloroform, further down the scale, would sink beneath it."
    >
      <svg
        className="drawing"
        viewBox="0 0 360 396"
        role="img"
        aria-label="A separating funnel in a ring, its stopper out. A layer of ether floats on a layer of water, and water drips through the tap into a beaker. A scale of densities in grams per millilitre: ether 0.71, toluene 0.87, water 1.00, dichloromethane 1.33, chloroform 1.49."
      >
        <RetortStand x={rod} top={14} foot={foot} base={[4, 178]} />
        <Ring />
        <Beaker />
        <Funnel />
        <Labels />
        <DensityScale x={234} right={352} height={height} />
      </svg>
    </CourseFigure>
  );
}
