import type { ReactNode } from 'react';
import {
  arrowHead,
  halfHead,
  linePath,
  lobePath,
  sampledPath,
  type Point,
} from '@/components/catalogue/figures/paths';
import { FeatureArt } from './art';

type Vector = [x: number, y: number, z: number];

/* A chair: six carbons on a circle, alternately above and below its plane. Bonds 1.54 Å, angles 111°. */
const ring = 1.465;
const pucker = 0.25;

const carbonAt = (index: number, flip: 1 | -1): Vector => {
  const angle = (index * Math.PI) / 3;
  const up = index % 2 === 0 ? flip : -flip;
  return [ring * Math.cos(angle), ring * Math.sin(angle), up * pucker];
};

/* Viewed from slightly above, rotated so that no carbon hides another. */
const turn = (17 * Math.PI) / 180;
const chairTilt = (20 * Math.PI) / 180;
const chairScale = 14.6;

const onScreen = ([x, y, z]: Vector, at: Point): Point => {
  const across = x * Math.cos(turn) - y * Math.sin(turn);
  const away = x * Math.sin(turn) + y * Math.cos(turn);
  return [
    at[0] + chairScale * across,
    at[1] - chairScale * (z * 1.25 * Math.cos(chairTilt) + away * Math.sin(chairTilt)),
  ];
};

function Chair({ at, flip, carbon }: { at: Point; flip: 1 | -1; carbon: number }) {
  const corners = Array.from({ length: 6 }, (_, index) => onScreen(carbonAt(index, flip), at));
  const [x, y, z] = carbonAt(carbon, flip);
  const axial: Vector = [x, y, z + 1.35];
  const equatorial: Vector = [x * 1.8, y * 1.8, z + 0.42];
  const isAxial = z > 0;
  const substituent = onScreen(isAxial ? axial : equatorial, at);
  const bond = linePath([onScreen([x, y, z], at), substituent]);
  return (
    <>
      <path className="bond" d={linePath(corners, true)} />
      <path className="near" d={linePath(corners.slice(3, 6))} />
      <path className="bond" d={bond} />
      <circle className="group" cx={substituent[0]} cy={substituent[1]} r="6" />
    </>
  );
}

/** Ring flip of cyclohexane: the axial group becomes equatorial and stays on the upper face. */
export function FeatureFlexibility({ className }: { className?: string }) {
  return (
    <FeatureArt className={`feature-flexibility ${className ?? ''}`}>
      <Chair at={[26, 58]} flip={1} carbon={0} />
      <Chair at={[99, 58]} flip={-1} carbon={0} />
      <path
        className="measured"
        d={`M52 55H74${halfHead([74, 55], 0, 8)}M70 61H58${halfHead([58, 61], 180, 8)}`}
      />
    </FeatureArt>
  );
}

/* Pixels per Å; O–H 0.96 Å, H–O–H 104.5°, O···O 2.8 Å, with the hydrogen on the O···O line. */
const scale = 29;
const bond = 0.96 * scale;
const donor: Point = [22, 50];
const tilt = -5;
const to = (from: Point, degrees: number, length: number): Point => [
  from[0] + length * Math.cos((degrees * Math.PI) / 180),
  from[1] + length * Math.sin((degrees * Math.PI) / 180),
];
const acceptor = to(donor, tilt, 2.8 * scale);
const shared = to(donor, tilt, bond);

function Hydrogen({ from, degrees }: { from: Point; degrees: number }) {
  const at = to(from, degrees, bond);
  return (
    <>
      <path className="bond" d={linePath([from, at])} />
      <circle className="fill-white" cx={at[0]} cy={at[1]} r="7.5" />
    </>
  );
}

function Oxygen({ at }: { at: Point }) {
  return <circle className="fill-accent" cx={at[0]} cy={at[1]} r="11" />;
}

/** Two waters: a hydrogen bond to a lone pair. */
export function FeatureInteractive({ className }: { className?: string }) {
  const pair = { x: acceptor[0], y: acceptor[1], length: 23, width: 6.5 };
  return (
    <FeatureArt className={`feature-interactive ${className ?? ''}`}>
      <path className="hydrogen-link" d={linePath([shared, to(acceptor, tilt + 180, 24)])} />
      <path className="lone-pair" d={lobePath({ ...pair, angle: tilt + 180 })} />
      <path className="lone-pair" d={lobePath({ ...pair, angle: tilt - 72 })} />
      <Hydrogen from={donor} degrees={tilt + 104.5} />
      <Hydrogen from={donor} degrees={tilt} />
      <Oxygen at={donor} />
      <Hydrogen from={acceptor} degrees={92} />
      <Hydrogen from={acceptor} degrees={-12.5} />
      <Oxygen at={acceptor} />
      <text x="50" y="30" textAnchor="middle">
        δ+
      </text>
      <text x="84" y="72" textAnchor="middle">
        δ−
      </text>
    </FeatureArt>
  );
}

const hexagon = (radius: number): Point[] =>
  Array.from({ length: 6 }, (_, index): Point => {
    const angle = ((60 * index - 90) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

const profile = sampledPath(-13, 13, 26, (x) => [x, 5 + x * 0.22 - 15 * Math.exp(-(x * x) / 26)]);

function Booklet({
  place,
  cover,
  children,
}: {
  place: string;
  cover: string;
  children: ReactNode;
}) {
  return (
    <g transform={place}>
      <path className="pages" d="M-21 -31H24V35H-21Z" />
      <rect className={cover} x="-24" y="-34" width="45" height="66" rx="2" />
      <path className="spine" d="M-18 -34V32" />
      {children}
    </g>
  );
}

/** Three booklets, one per branch: an octahedral complex, benzene, an energy profile. */
export function FeatureMaterial({ className }: { className?: string }) {
  const ring = hexagon(12);
  return (
    <FeatureArt className={`feature-material ${className ?? ''}`}>
      <Booklet place="translate(32 50) rotate(-9)" cover="fill-lobe">
        <g transform="translate(0 -2)">
          <path
            d={linePath(
              [
                [-12, 1],
                [0, -16],
                [12, 1],
                [0, 16],
              ],
              true,
            )}
            className="fill-white"
          />
          <path d="M-12 1 -3 6 12 1M0-16-3 6 0 16" />
        </g>
      </Booklet>
      <Booklet place="translate(117 50) rotate(9)" cover="fill-accent">
        <path d={profile} transform="translate(4 2)" />
        <path d="M-11-16V16H18" />
      </Booklet>
      <Booklet place="translate(74 46)" cover="fill-brand">
        <g transform="translate(2 -2)" className="stroke-white">
          <path d={linePath(ring, true)} />
          <circle r="6.5" />
        </g>
      </Booklet>
    </FeatureArt>
  );
}

/* Main bands of propanone: wavenumber, depth, half width at half depth. C=O at 1715. */
const bands = [
  [3000, 0.22, 26],
  [2925, 0.18, 26],
  [1715, 0.86, 26],
  [1420, 0.42, 26],
  [1362, 0.68, 20],
  [1222, 0.74, 22],
  [1093, 0.26, 20],
  [530, 0.5, 24],
] as const;

const absorbed = (wavenumber: number) =>
  1 -
  bands.reduce(
    (through, [at, depth, half]) => through * (1 - depth / (1 + ((wavenumber - at) / half) ** 2)),
    1,
  );

const screen = { left: 6, right: 142, top: 6, bottom: 90 };
const at = (wavenumber: number): Point => [
  screen.left + 6 + ((3600 - wavenumber) / 3150) * 124,
  18 + absorbed(wavenumber) * 46,
];
/* Playback position: up to the carbonyl band. */
const head = 1640;

/** An infrared spectrum in a player, paused at the C=O band of a ketone: 1715. */
export function FeatureRecordings({ className }: { className?: string }) {
  const [x] = at(head);
  return (
    <FeatureArt className={`feature-recordings ${className ?? ''}`}>
      <rect
        className="fill-white"
        x={screen.left}
        y={screen.top}
        width={screen.right - screen.left}
        height={screen.bottom - screen.top}
        rx="4"
      />
      <path className="to-come" d={sampledPath(head, 450, 120, at)} />
      <path className="curve" d={sampledPath(3600, head, 200, at)} />
      <text x="78" y="60" textAnchor="end">
        C=O
      </text>
      <path className="bar" d="M30 79H134" />
      <path className="bar played" d={`M30 79H${x.toFixed(1)}`} />
      <circle className="knob" cx={x} cy="79" r="4.5" />
      <path
        className="play"
        d={linePath(
          [
            [13, 73],
            [23, 79],
            [13, 85],
          ],
          true,
        )}
      />
    </FeatureArt>
  );
}

const size = 6.6;
const pitch = 7.7;
/* Elements up to this one are filled in; the next is being written. */
const done = 57 + 11;

/* Rows of the table: [row, first element, first column, number of cells]. */
const runs: [row: number, first: number, column: number, count: number][] = [
  [0, 1, 0, 1],
  [0, 2, 17, 1],
  [1, 3, 0, 2],
  [1, 5, 12, 6],
  [2, 11, 0, 2],
  [2, 13, 12, 6],
  [3, 19, 0, 18],
  [4, 37, 0, 18],
  [5, 55, 0, 2],
  [5, 71, 2, 16],
  [6, 87, 0, 2],
  [6, 103, 2, 16],
  [7.5, 57, 2, 14],
  [8.5, 89, 2, 14],
];

function block(row: number, column: number): string {
  if (row > 7) return 'block-f';
  if (column < 2 || (row === 0 && column === 17)) return 'block-s';
  return column < 12 ? 'block-d' : 'block-p';
}

/** The periodic table filling in order of atomic number; one blue per block (s, p, d, f). */
export function FeatureSyllabus({ className }: { className?: string }) {
  return (
    <FeatureArt className={`feature-syllabus ${className ?? ''}`}>
      {runs.flatMap(([row, first, start, count]) =>
        Array.from({ length: count }, (_, index) => {
          const number = first + index;
          const column = start + index;
          const state = number <= done ? block(row, column) : 'empty';
          return (
            <rect
              key={number}
              className={number === done + 1 ? 'current' : state}
              x={(5.2 + column * pitch).toFixed(1)}
              y={(11 + row * pitch).toFixed(1)}
              width={size}
              height={size}
              rx="1"
            />
          );
        }),
      )}
    </FeatureArt>
  );
}

const carbon: Point = [92, 52];
const oxygen: Point = [92, 21];

/* The carbonyl carbon is planar: three bonds, 120° apart. */
const arm = (degrees: number): Point => [
  carbon[0] + 24 * Math.cos((degrees * Math.PI) / 180),
  carbon[1] + 24 * Math.sin((degrees * Math.PI) / 180),
];

function Dots({ at, across = 3 }: { at: Point; across?: number }) {
  return (
    <path
      className="pair"
      d={
        linePath([
          [at[0], at[1] - across],
          [at[0], at[1] - across],
        ]) +
        linePath([
          [at[0], at[1] + across],
          [at[0], at[1] + across],
        ])
      }
    />
  );
}

/** On the blackboard: a lone pair attacks a carbonyl carbon, and the π pair moves to oxygen. */
export function FeatureTeaching({ className }: { className?: string }) {
  return (
    <FeatureArt className={`feature-teaching ${className ?? ''}`}>
      <rect className="board" x="4" y="4" width="140" height="80" rx="3" />
      <path className="tray" d="M2 88h144" />
      <path className="stick" d="M104 85h16M124 85h8" />
      <path
        className="chalk"
        d={`M${carbon[0] - 2.6} ${carbon[1] - 1}V${oxygen[1] + 9}M${carbon[0] + 2.6} ${carbon[1] - 1}V${oxygen[1] + 9}${linePath([carbon, arm(30)])}${linePath([carbon, arm(150)])}`}
      />
      <text x={oxygen[0]} y={oxygen[1]} dy="0.3em" textAnchor="middle">
        O
      </text>
      <text x="13" y="60">
        Nu
      </text>
      <path className="chalk" d="M15 41h6" />
      <Dots at={[40, 54]} />
      <path className="push" d={`M44 48C52 30 74 30 86 47${arrowHead([86, 47], 56, 8)}`} />
      <path className="push" d={`M99 41C114 40 116 26 103 19${arrowHead([103, 19], 206, 8)}`} />
    </FeatureArt>
  );
}
