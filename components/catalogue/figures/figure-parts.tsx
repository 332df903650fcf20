import type { ReactNode } from 'react';

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

type AxesProps = { left: number; bottom: number; top: number; right: number };

/** Two axes with arrows that meet at left, bottom. */
export function Axes({ left, bottom, top, right }: AxesProps) {
  return (
    <path
      className="axis"
      d={`M${left} ${bottom}V${top}m-5 9 5-9 5 9M${left} ${bottom}H${right}m-9-5 9 5-9 5`}
    />
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

export type FigureText = {
  caption: ReactNode;
  /** Describes the drawing to screen readers. */
  label: string;
};

/** Fig. 1 of a page, drawn by `children`. */
export function PlotFigure({
  caption,
  label,
  viewBox,
  children,
}: FigureText & { viewBox: string; children: ReactNode }) {
  return (
    <CourseFigure number={1} caption={caption}>
      <svg className="drawing" viewBox={viewBox} role="img" aria-label={label}>
        {children}
      </svg>
    </CourseFigure>
  );
}
