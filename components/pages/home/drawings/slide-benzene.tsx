import type { ReactNode } from 'react';
import { linePath, lobePath, type Point } from '@/components/catalogue/figures/paths';

type Frame = { x: number; y: number; radius: number; lobe: number; width: number; atom: number };

/* The ring is horizontal, rotated by 13° and viewed from slightly above. */
const turn = (13 * Math.PI) / 180;
const tilt = 0.37;

/* `depth` increases towards the reader. */
type Layer = { depth: number; key: string; node: ReactNode };

const spot = (frame: Frame, angle: number, reach = 1, rise = 0): Point => [
  frame.x + frame.radius * reach * Math.cos(angle),
  frame.y + frame.radius * reach * Math.sin(angle) * tilt - rise,
];

function carbon(frame: Frame, index: number): Layer[] {
  const angle = turn + (index * Math.PI) / 3;
  const next = angle + Math.PI / 3;
  const [x, y] = spot(frame, angle);
  const hydrogen = spot(frame, angle, 1.4);
  const depth = Math.sin(angle);
  const between = (depth + Math.sin(next)) / 2;
  const lobe = { x, y, length: frame.lobe, width: frame.width };
  const cloud = (rise: number) =>
    linePath(
      Array.from({ length: 13 }, (_, step) =>
        spot(frame, angle + (step / 12) * (next - angle), 1, rise),
      ),
    );
  return [
    {
      depth: between - 0.02,
      key: `bond ${index}`,
      node: <path className="bond-light" d={linePath([[x, y], spot(frame, next)])} />,
    },
    {
      depth: depth * 1.2 - 0.01,
      key: `hydrogen ${index}`,
      node: (
        <>
          <path className="bond-light" d={linePath([[x, y], hydrogen])} />
          <circle className="hydrogen" cx={hydrogen[0]} cy={hydrogen[1]} r={frame.atom * 0.85} />
        </>
      ),
    },
    {
      depth: between - 0.01,
      key: `cloud ${index}`,
      node: <path className="overlap" d={cloud(frame.lobe * 0.68) + cloud(-frame.lobe * 0.68)} />,
    },
    {
      depth,
      key: `carbon ${index}`,
      node: (
        <>
          <path className="lobe-below" d={lobePath({ ...lobe, angle: 90 })} />
          <path className="lobe-above" d={lobePath({ ...lobe, angle: -90 })} />
        </>
      ),
    },
    {
      // The disc covers the ends of all its bonds, including a bond in front of it.
      depth: Math.max(depth * 1.2, between, (depth + Math.sin(angle - Math.PI / 3)) / 2),
      key: `nucleus ${index}`,
      node: <circle className="carbon" cx={x} cy={y} r={frame.atom} />,
    },
  ];
}

/* The π cloud as a flat ring; one lobe is above the carbons and one below. */
function Ring({ frame, rise }: { frame: Frame; rise: number }) {
  const circle = (reach: number) =>
    linePath(
      Array.from({ length: 60 }, (_, step) => spot(frame, (step * Math.PI) / 30, reach, rise)),
      true,
    );
  return <path className="cloud" fillRule="evenodd" d={circle(1.22) + circle(0.78)} />;
}

function Molecule({ frame }: { frame: Frame }) {
  const layers = Array.from({ length: 6 }, (_, index) => carbon(frame, index)).flat();
  return (
    <>
      <Ring frame={frame} rise={-frame.lobe * 0.68} />
      <Ring frame={frame} rise={frame.lobe * 0.68} />
      {layers
        .sort((one, other) => one.depth - other.depth)
        .map(({ key, node }) => (
          <g key={key}>{node}</g>
        ))}
    </>
  );
}

/** Six p orbitals form one π cloud above benzene's ring and one below. For a blue background. */
export function SlideBenzene({ className = '' }: { className?: string }) {
  return (
    <div className={`art-slide art-benzene ${className}`} aria-hidden="true">
      <svg className="art art-dark wide" viewBox="0 0 640 430" focusable="false">
        <Molecule frame={{ x: 256, y: 215, radius: 168, lobe: 122, width: 30, atom: 7 }} />
        <path className="thin" d="M480 62 450 98M480 372 450 334" />
        <text x="486" y="52">
          π electrons
        </text>
        <text x="486" y="78">
          above the ring
        </text>
        <text x="486" y="384">
          and below it
        </text>
      </svg>
      <svg className="art art-dark narrow" viewBox="0 0 360 260" focusable="false">
        <Molecule frame={{ x: 138, y: 131, radius: 92, lobe: 74, width: 18, atom: 4.5 }} />
        <path className="thin" d="M246 45 236 60M246 222 236 205" />
        <text x="250" y="34">
          π electrons
        </text>
        <text x="250" y="54">
          above the ring
        </text>
        <text x="250" y="233">
          and below it
        </text>
      </svg>
    </div>
  );
}
