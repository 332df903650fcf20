import type { ReactNode } from 'react';

const pattern = /([_^])(?:\{([^}]*)\}|(.))|([^_^]+)/g;
const drop = { _: 0.24, '^': -0.4 } as const;
/* The size of a raised or lowered letter, as in art.css. */
const script = 0.86;

/** The words of an SVG text: `H_2O`, `Cu^{2+}`. Shifts are in em, so any letter size will do. */
export function ChemicalText({ children }: { children: string }) {
  let lift = 0;
  return [...children.matchAll(pattern)].map(([, mark, group, single, plain], index) => {
    const back = lift;
    if (mark !== '_' && mark !== '^') {
      lift = 0;
      return (
        <tspan key={index} dy={back === 0 ? undefined : `${back}em`}>
          {plain}
        </tspan>
      );
    }
    const shift = drop[mark] + back / script;
    lift = Number((-drop[mark] * script).toFixed(3));
    return (
      <tspan key={index} className="script" dy={`${shift.toFixed(3)}em`}>
        {group ?? single}
      </tspan>
    );
  });
}

/** The frame of a small drawing beside a feature, 148 by 96. */
export function FeatureArt({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 148 96"
      aria-hidden="true"
      focusable="false"
      className={`art art-feature ${className}`}
    >
      {children}
    </svg>
  );
}

/** An energy level round x at height y, with up to two electrons: half-headed arrows, spins opposed when paired. */
export function CourseLevel({
  x,
  y,
  width,
  electrons = 0,
}: {
  x: number;
  y: number;
  width: number;
  electrons?: number;
}) {
  const first = electrons === 2 ? x - 4.5 : x;
  return (
    <>
      <path className="level" d={`M${x - width / 2} ${y}h${width}`} />
      {electrons > 0 && <path className="electron" d={`M${first} ${y + 9}v-18l-3.5 5`} />}
      {electrons === 2 && <path className="electron" d={`M${x + 4.5} ${y - 9}v18l3.5-5`} />}
    </>
  );
}

/** The frame of a course card's drawing, 240 by 132. */
export function CourseArt({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 240 132"
      aria-hidden="true"
      focusable="false"
      className={`art art-card ${className}`}
    >
      {children}
    </svg>
  );
}
