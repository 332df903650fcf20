import type { ReactNode } from 'react';
import { lobePath } from './paths';

export type Vector = readonly [x: number, y: number, z: number];

/* One viewpoint for all five orbitals: 32° round from the x axis, 24° above the xy plane. */
const round = (32 * Math.PI) / 180;
const above = (24 * Math.PI) / 180;

/** Screen position of a direction (y down), and its component towards the reader. */
export function project([x, y, z]: Vector) {
  const inPlane = x * Math.cos(round) + y * Math.sin(round);
  return {
    right: y * Math.cos(round) - x * Math.sin(round),
    down: inPlane * Math.sin(above) - z * Math.cos(above),
    near: inPlane * Math.cos(above) + z * Math.sin(above),
  };
}

type LobeOf = { towards: Vector; sign: 'plus' | 'minus' };

const h = Math.SQRT1_2;

/* The sign of a lobe is the sign of the product of its two coordinates. */
const clover = (plus: Vector, minus: Vector): LobeOf[] => [
  { towards: plus, sign: 'plus' },
  { towards: [-plus[0], -plus[1], -plus[2]], sign: 'plus' },
  { towards: minus, sign: 'minus' },
  { towards: [-minus[0], -minus[1], -minus[2]], sign: 'minus' },
];

const orbitals = {
  xy: clover([h, h, 0], [h, -h, 0]),
  xz: clover([h, 0, h], [h, 0, -h]),
  yz: clover([0, h, h], [0, h, -h]),
  'x²−y²': clover([1, 0, 0], [0, 1, 0]),
  'z²': clover([0, 0, 1], [0, 0, 1]).slice(0, 2),
} as const;

export type DOrbitalName = keyof typeof orbitals;

function LobeDrawing({ lobe, x, y, size }: { lobe: LobeOf; x: number; y: number; size: number }) {
  const { right, down } = project(lobe.towards);
  const seen = Math.hypot(right, down);
  return (
    <path
      className={lobe.sign === 'plus' ? 'lobe-plus' : 'lobe-minus'}
      d={lobePath({
        x,
        y,
        angle: (Math.atan2(down, right) * 180) / Math.PI,
        // A lobe that points at the reader is foreshortened but keeps its width.
        length: size * (0.62 * seen + 0.38),
        width: size * 0.36,
      })}
    />
  );
}

/* The negative ring of z² in the xy plane: far half behind the lobes, near half in front. */
function Ring({ x, y, size, half }: { x: number; y: number; size: number; half: 'far' | 'near' }) {
  const a = size * 0.66;
  const outer = size * 0.36;
  const inner = size * 0.12;
  const far = `M${x - a} ${y}a${a} ${outer} 0 0 1 ${2 * a} 0a${a} ${inner} 0 0 1 ${-2 * a} 0Z`;
  const near = `M${x - a} ${y}a${a} ${outer} 0 0 0 ${2 * a} 0a${a} ${inner} 0 0 1 ${-2 * a} 0Z`;
  return <path className="lobe-minus" d={half === 'far' ? far : near} />;
}

/** A d orbital centred at x, y; its longest lobe is `size` long. Blue is the positive phase. */
export function DOrbital(props: { name: DOrbitalName; x: number; y: number; size: number }) {
  const { name, ...place } = props;
  const lobes = [...orbitals[name]].sort(
    (one, other) => project(one.towards).near - project(other.towards).near,
  );
  return (
    <>
      {name === 'z²' && <Ring {...place} half="far" />}
      {lobes.map((lobe) => (
        <LobeDrawing key={lobe.towards.join(' ')} lobe={lobe} {...place} />
      ))}
      {name === 'z²' && <Ring {...place} half="near" />}
    </>
  );
}

/* Sub- and superscripts in "2 H2O2" and "IO^-": digits after a letter or bracket, signs after a ^. */
const script = /(?<=[A-Za-z)])(\d+)|(\^[\d+−]+)/;

function heightOf(part: string, before = ''): number {
  if (part.startsWith('^')) return -5;
  return /^\d+$/.test(part) && /[A-Za-z)]$/.test(before) ? 4 : 0;
}

type FormulaProps = {
  text: string;
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  className?: string;
};

/** A chemical formula in a drawing, with subscripts and charges. */
export function Formula({ text, x, y, anchor = 'start', className }: FormulaProps) {
  const parts = text.split(script).filter(Boolean);
  const heights = parts.map((part, index) => heightOf(part, parts[index - 1]));
  return (
    <text x={x} y={y} textAnchor={anchor} className={className}>
      {parts.map((part, index) => {
        const height = heights[index] ?? 0;
        return (
          <tspan
            key={index}
            dy={height - (heights[index - 1] ?? 0)}
            className={height ? 'script' : undefined}
          >
            {part.replace('^', '')}
          </tspan>
        );
      })}
    </text>
  );
}

/** Glassware is drawn as solids of revolution: the radius at each height, in drawing units. */
export type Glass = (y: number) => number;

/** A bulb of radius `radius` centred at height `middle`. */
export const bulb =
  (middle: number, radius: number): Glass =>
  (y) =>
    Math.sqrt(Math.max(0, radius ** 2 - (y - middle) ** 2));

/** A straight tube down to `until`. */
export const tube =
  (radius: number, until = Infinity): Glass =>
  (y) =>
    y <= until ? radius : 0;

/** A cone from tip to base, with the edge of the base rounded by `corner`. */
export const cone =
  (tip: number, foot: number, radius: number, corner: number): Glass =>
  (y) => {
    const into = Math.max(0, y - (foot - corner));
    const slope = Math.max(0, y - tip) / (foot - tip);
    return radius * slope - corner + Math.sqrt(Math.max(0, corner ** 2 - into ** 2));
  };

/** Smooth union of two profiles. A high `sharpness` keeps the angle between them. */
export const melt =
  (one: Glass, other: Glass, sharpness = 5): Glass =>
  (y) =>
    (one(y) ** sharpness + other(y) ** sharpness) ** (1 / sharpness);

type Piece = { x: number; glass: Glass; from: number; to: number };

/* Heights from top to bottom, sampled more densely at both ends, where bulbs curve most. */
function heights(from: number, to: number): number[] {
  const count = Math.max(8, Math.round((to - from) / 4));
  return Array.from(
    { length: count + 1 },
    (_, index) => from + ((to - from) * (1 - Math.cos((Math.PI * index) / count))) / 2,
  );
}

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Path down the left wall and up the right one; open at the top. */
export function glassPath({ x, glass, from, to }: Piece): string {
  const down = heights(from, to);
  const left = down.map((y) => point(x - glass(y), y));
  const right = down.toReversed().map((y) => point(x + glass(y), y));
  return `M${left.join('L')}L${right.join('L')}`;
}

/** Liquid between two heights. The meniscus is `sag` lower in the middle. */
export function liquidPath({ sag = 3, ...piece }: Piece & { sag?: number }): string {
  const { x, glass, from } = piece;
  return `${glassPath(piece)}Q${point(x, from + 2 * sag)} ${point(x - glass(from), from)}Z`;
}

/** A drop of height `size` with its tip at x, y. */
export function dropPath(x: number, y: number, size: number): string {
  const r = size * 0.31;
  return `M${point(x, y)}C${point(x + r * 0.3, y + size * 0.35)} ${point(x + r, y + size * 0.45)} ${point(x + r, y + size - r)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${point(x - r, y + size - r)}C${point(x - r, y + size * 0.45)} ${point(x - r * 0.3, y + size * 0.35)} ${point(x, y)}Z`;
}

/** An energy level at height y with one electron, or two of opposite spin, as half-headed arrows. */
export function SplitLevel({
  x,
  y,
  electrons,
  halfWidth = 24,
}: {
  x: number;
  y: number;
  electrons: 1 | 2;
  halfWidth?: number;
}) {
  const first = electrons === 2 ? x - 7 : x;
  return (
    <>
      <path className="level" d={`M${x - halfWidth} ${y}h${2 * halfWidth}`} />
      <path className="electron" d={`M${first} ${y + 13}v-26l-4.5 7`} />
      {electrons === 2 && <path className="electron" d={`M${x + 7} ${y - 13}v26l4.5-7`} />}
    </>
  );
}

/** A retort stand from the front: rod at x from the top to the foot, on its base plate. */
export function RetortStand(props: {
  x: number;
  top: number;
  foot: number;
  base: [number, number];
}) {
  const { x, top, foot, base } = props;
  const [left, right] = base;
  return (
    <>
      <path className="steel" d={`M${x - 3} ${foot}V${top + 3}a3 3 0 0 1 6 0V${foot}`} />
      <path
        className="iron"
        d={`M${left} ${foot + 9}v-6a3 3 0 0 1 3-3H${right - 3}a3 3 0 0 1 3 3v6Z`}
      />
    </>
  );
}

/** A clamp at height y: boss on the rod, arm to the right, jaws around glass of radius `grip` at x. */
export function Clamp(props: { rod: number; x: number; y: number; grip: number }) {
  const { rod, x, y, grip } = props;
  return (
    <>
      <path className="steel" d={`M${rod + 8} ${y - 2.5}H${x - grip - 9}v5H${rod + 8}Z`} />
      <rect className="iron" x={rod - 9} y={y - 9} width="18" height="18" rx="3" />
      <path className="axle" d={`M${rod - 9} ${y}h-8m0-5v10`} />
      <path className="iron" d={`M${x - grip - 9} ${y - 8}h9v16h-9Z`} />
      <path className="iron" d={`M${x + grip} ${y - 8}h7v16h-7Z`} />
    </>
  );
}

/** A figure on graph paper with a numbered caption that states one fact. */
export function CourseFigure({
  number,
  caption,
  children,
}: {
  number: number;
  caption: ReactNode;
  children: ReactNode;
}) {
  return (
    <figure className="overflow-hidden rounded-card border border-grid bg-card">
      <div className="graph-paper px-2 py-3 sm:px-4 sm:pt-4.5 sm:pb-4">{children}</div>
      <figcaption className="border-t border-grid px-4 pt-2.5 pb-3 text-small leading-[1.42]">
        <b className="whitespace-nowrap text-brand-deep">Fig. {number}</b> {caption}
      </figcaption>
    </figure>
  );
}
