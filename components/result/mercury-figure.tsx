import { CourseFigure } from '@/components/course/course-figure';
import { Formula } from '@/components/course/figures/formula';
import { across, Axis, LineLabels, Plate, visible } from './plate';
import { spectralLines } from './spectral-lines';

/* Where each term stands beside its level is the last pair. Energies over the ground state in cm⁻¹ (NIST): one upper level, three lower ones. */
const upper = 62350;
const lower = [
  { term: '^3P0', energy: 37645, line: 404.7, label: [-14, 22] },
  { term: '^3P1', energy: 39412, line: 435.8, label: [20, 5] },
  { term: '^3P2', energy: 44043, line: 546.1, label: [20, 5] },
] as const;

const height = (energy: number) =>
  Number((322 - ((energy - 37000) / (upper - 37000)) * 122).toFixed(1));

function Fall({ line, energy }: (typeof lower)[number]) {
  const x = across(line, visible);
  return (
    <path
      className={line === 546.1 ? 'fall named' : 'fall'}
      d={`M${x} ${height(upper) + 2}V${height(energy) - 3}m-5-9 5 9 5-9`}
    />
  );
}

/** Result figure of GATE: mercury, three of whose lines leave the same level. */
export function MercuryFigure() {
  return (
    <CourseFigure
      number={1}
      caption={
        <>
          Mercury. Three of its lines leave one level, 7s&nbsp;<sup>3</sup>S<sub>1</sub>. A photon
          of the green one carries 2.27&nbsp;eV, a mole of them 219&nbsp;kJ.
        </>
      }
    >
      <svg
        className="drawing spectrum"
        viewBox="0 8 360 340"
        role="img"
        aria-label="Line spectrum of mercury from 400 to 700 nanometres: lines at 404.7, 435.8, 546.1, 577.0 and 579.1. Below, energy levels: arrows fall from the level 7s triplet S 1 to 6p triplet P 0 for 404.7, to P 1 for 435.8 and to P 2 for 546.1 nanometres; the shortest fall is the green line."
      >
        <LineLabels
          scale={visible}
          y={64}
          labels={[
            { at: 404.7, words: ['404.7'] },
            { at: 435.8, words: ['435.8'] },
            { at: 546.1, words: ['546.1'], className: 'named' },
            { at: 578.1, words: ['577.0', '579.1'] },
          ]}
        />
        <Plate lines={spectralLines.mercury} scale={visible} y={64} height={62} />
        <Axis scale={visible} y={134} step={10} labels={[400, 450, 500, 550, 600, 650, 700]} />
        <text x="354" y="178" textAnchor="end">
          wavelength in nm
        </text>
        <path className="level" d={`M14 ${height(upper)}H238`} />
        <Formula text="7s ^3S1" x={246} y={height(upper) + 5} />
        {lower.map((level) => (
          <g key={level.term}>
            <path
              className="level"
              d={`M${across(level.line, visible) - 14} ${height(level.energy)}h28`}
            />
            <Formula
              text={`6p ${level.term}`}
              x={across(level.line, visible) + level.label[0]}
              y={height(level.energy) + level.label[1]}
            />
            <Fall {...level} />
          </g>
        ))}
      </svg>
    </CourseFigure>
  );
}
