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

type ArtProps = { className?: string; children: ReactNode };

/** Frame of a feature drawing, 148 by 96. */
export function FeatureArt({ className = '', children }: ArtProps) {
  return (
    <svg
      viewBox="0 0 148 96"
      aria-hidden="true"
      focusable="false"
      className={`art art-feature ${className}`.trim()}
    >
      {children}
    </svg>
  );
}

/** Frame of a course card drawing, 240 by 132. */
export function CourseArt({ children }: ArtProps) {
  return (
    <svg viewBox="0 0 240 132" aria-hidden="true" focusable="false" className="art art-card">
      {children}
    </svg>
  );
}
