/* What stands low or high in "2 H2O2" and "IO^-": digits after a letter or bracket, signs after a ^. */
const script = /(?<=[A-Za-z)])(\d+)|(\^[\d+−]+)/;

/* How far below the line each part stands. */
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

/** A chemical formula in a drawing, with its subscripts and charges set low and high. */
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
