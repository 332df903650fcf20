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
