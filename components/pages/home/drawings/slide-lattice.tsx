import { ChemicalText } from './art';
import { Crystal, HydrogenBonds, type View } from './crystal';

const wide: View = { scale: 27, x: 226, y: 212 };
const narrow: View = { scale: 15.5, x: 128, y: 130 };

/* Legend of the solids and balls. */
function Key({
  x,
  y,
  step,
  size,
  rows,
}: {
  x: number;
  y: number;
  step: number;
  size: number;
  rows: string[];
}) {
  const at = (row: number) => y + row * step;
  return (
    <>
      <path className="fill-lobe" d={`M${x} ${y - size}l${-size} ${size}h${2 * size}Z`} />
      <path className="fill-brand" d={`M${x} ${y + size}l${-size} ${-size}h${2 * size}Z`} />
      <circle fill="#fff" cx={x} cy={at(1)} r={size * 0.6} />
      <path fill="#f9a85c" d={`M${x} ${at(2) - size}l${size} ${1.73 * size}h${-2 * size}Z`} />
      <HydrogenBonds d={`M${x - 1.7 * size} ${at(3)}h${3.4 * size}`} />
      <circle fill="#fff" cx={x} cy={at(3)} r={size * 0.88} />
      {rows.map((row, index) => (
        <text key={row} x={x + 1.9 * size + 3} y={at(index)} dy="0.34em">
          <ChemicalText>{row}</ChemicalText>
        </text>
      ))}
    </>
  );
}

/**
 * Crystal structure of copper sulphate pentahydrate: copper octahedra, sulphate, and the fifth
 * water. For a tint background.
 */
export function SlideLattice() {
  return (
    <div className="art-slide art-lattice" aria-hidden="true">
      <svg className="art wide" viewBox="0 0 640 430" focusable="false">
        <Crystal view={wide} />
        <Key
          x={480}
          y={110}
          step={66}
          size={14}
          rows={['Cu^{2+}', 'its 4 waters', 'SO_4^{2−}', '5th water']}
        />
      </svg>
      <svg className="art narrow" viewBox="0 0 360 260" focusable="false">
        <Crystal view={narrow} />
        <Key
          x={277}
          y={62}
          step={42}
          size={9}
          rows={['Cu^{2+}', '4 H_2O', 'SO_4^{2−}', '5th H_2O']}
        />
      </svg>
    </div>
  );
}
