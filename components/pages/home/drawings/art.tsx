import type { ReactNode } from 'react';

const pattern = /([_^])(?:\{([^}]*)\}|(.))|([^_^]+)/g;
const drop = { _: 0.24, '^': -0.4 } as const;
/* Relative font size of sub- and superscripts; the style sheet sets the same. */
const script = 0.86;

/** SVG text with sub- and superscripts: `H_2O`, `Cu^{2+}`. Shifts are in em, so they fit any font size. */
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

/** Frame of a feature drawing, 148 by 96. */
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

/**
 * An energy level centred at x, height y, with up to two electrons as half-headed arrows; a pair
 * has opposite spins.
 */
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

/** Frame of a course card drawing, 240 by 132. */
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
