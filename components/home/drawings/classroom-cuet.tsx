import { ChemicalText } from './chemical-text';
import { CourseArt } from './course-art';

const tubes = [
  { ion: 'Cu^{2+}', colour: 'copper', x: 36 },
  { ion: 'Fe^{3+}', colour: 'iron', x: 92 },
  { ion: 'Ni^{2+}', colour: 'nickel', x: 148 },
  { ion: 'Co^{2+}', colour: 'cobalt', x: 204 },
];
const half = 12;
const floor = 86;

/** A rack of four solutions, each known by its colour: copper, iron(III), nickel, cobalt in water. */
export function ClassroomCuet({ className }: { className?: string }) {
  return (
    <CourseArt className={`classroom-cuet ${className ?? ''}`}>
      <path className="wood" d="M8 34H232V42H8ZM8 96H232V105H8ZM12 42V96M228 42V96" />
      {tubes.map(({ ion, colour, x }) => (
        <g key={ion}>
          <path
            className="fill-white"
            d={`M${x - half} 6V${floor}a${half} ${half} 0 0 0 ${2 * half} 0V6`}
          />
          <path
            className={`${colour} stroke-transparent`}
            d={`M${x - half} 50V${floor}a${half} ${half} 0 0 0 ${2 * half} 0V50Z`}
          />
          <path className="thin" d={`M${x - half} 50h${2 * half}`} />
          <path
            d={`M${x - half - 3} 6h${2 * half + 6}M${x - half} 6V${floor}a${half} ${half} 0 0 0 ${2 * half} 0V6`}
          />
          <path className="glint" d={`M${x - half + 5} 58v24`} />
          <text x={x} y="124" textAnchor="middle" className="strong">
            <ChemicalText>{ion}</ChemicalText>
          </text>
        </g>
      ))}
      <path className="wood" d="M8 66H232V74H8Z" />
    </CourseArt>
  );
}
