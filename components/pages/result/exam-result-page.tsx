import type { ComponentType } from 'react';
import { CourseFigure, Formula } from '@/components/catalogue/figures/figure-parts';
import { PageFrame, PageTop } from '@/components/site/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { Paragraphs, Prose } from '@/components/ui/prose';
import { requireExam } from '@/content/catalogue/exams/exams';
import { printedCount, requireResultCard } from '@/content/pages/results';
import type { ExamResult, ResultExam } from '@/content/pages/result-page';
import { trailThrough } from '@/lib/site/seo';
import {
  across,
  Axis,
  LineLabels,
  Plate,
  spectralLines,
  visible,
  Zoom,
  type Line,
  type Scale,
} from './plate';
import { ExamToppers, NextPages } from './result-cards';

/* The yellow region: the sodium doublet and the helium line beside it. */
const heliumScale: Scale = { from: 587.2, to: 589.9, left: 24, right: 336 };
const neighbours: readonly Line[] = [
  [587.56, 1],
  [589.0, 0.55],
  [589.59, 0.5],
];
const names = ['D3', 'D2', 'D1'];

/** Result figure of CSIR-NET: helium, and why its yellow line was named D3. */
function HeliumFigure() {
  return (
    <CourseFigure
      number={1}
      caption={
        <>
          Helium. Its yellow line was seen in sunlight in 1868, beside the two D lines of sodium,
          and so named D<sub>3</sub>; on Earth the element was found 27 years later.
        </>
      }
    >
      <svg
        className="drawing spectrum"
        viewBox="0 20 360 304"
        role="img"
        aria-label="Line spectrum of helium from 400 to 700 nanometres: lines at 447.1, 471.3, 492.2, 501.6, 587.6 and 667.8. Below, the yellow part enlarged from 587.5 to 589.5: helium’s line D3 at 587.6, left of sodium’s D2 at 589.0 and D1 at 589.6."
      >
        <LineLabels
          scale={visible}
          y={64}
          labels={spectralLines.helium.map(([nm]) => ({
            at: nm,
            words: [nm.toFixed(1)],
            className: nm === 587.6 ? 'named' : '',
          }))}
        />
        <Plate lines={spectralLines.helium} scale={visible} y={64} height={70} />
        <Axis scale={visible} y={142} step={10} labels={[400, 450, 500, 550, 600, 650, 700]} />
        <Zoom scale={visible} part={heliumScale} y={[172, 202]} />
        <Plate lines={neighbours} scale={heliumScale} y={202} height={62} />
        {neighbours.map(([nm], index) => (
          <Formula
            key={nm}
            className={index ? 'on-plate' : 'on-plate named'}
            text={names[index] ?? ''}
            x={across(nm, heliumScale) + 8}
            y={228}
          />
        ))}
        <text className="on-plate named" x={across(587.56, heliumScale) + 8} y="252">
          helium
        </text>
        <text className="on-plate" x={across(589, heliumScale) + 8} y="252">
          sodium
        </text>
        <Axis scale={heliumScale} y={272} step={0.5} labels={[587.5, 588, 588.5, 589, 589.5]} />
        <text x="180" y="319" textAnchor="middle">
          wavelength in nm
        </text>
      </svg>
    </CourseFigure>
  );
}

/*
 * Energies above the ground state in cm⁻¹ (NIST): one upper level, three lower ones. The last pair
 * of each is the position of its term symbol.
 */
const upper = 62350;
const lower = [
  { term: '^3P0', energy: 37645, line: 404.7, label: [-14, 22] },
  { term: '^3P1', energy: 39412, line: 435.8, label: [20, 5] },
  { term: '^3P2', energy: 44043, line: 546.1, label: [20, 5] },
] as const;

const height = (energy: number) =>
  Number((322 - ((energy - 37000) / (upper - 37000)) * 122).toFixed(1));

function Emission({ line, energy }: (typeof lower)[number]) {
  const x = across(line, visible);
  return (
    <path
      className={line === 546.1 ? 'emission named' : 'emission'}
      d={`M${x} ${height(upper) + 2}V${height(energy) - 3}m-5-9 5 9 5-9`}
    />
  );
}

/** Result figure of GATE: mercury, with three lines from the same upper level. */
function MercuryFigure() {
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
            <Emission {...level} />
          </g>
        ))}
      </svg>
    </CourseFigure>
  );
}

const sodiumScale: Scale = { from: 588.6, to: 590, left: 24, right: 336 };
const pair: readonly [Line, Line] = [
  [589.0, 1],
  [589.6, 0.9],
];

/** Result figure of IIT-JAM: sodium, whose lines are all doublets. */
function SodiumFigure() {
  const [left, right] = pair.map(([nm]) => across(nm, sodiumScale)) as [number, number];
  return (
    <CourseFigure
      number={1}
      caption="Sodium. Each of these lines is a doublet, because the 3p level is split in two: the spin of the electron points with the orbit or against it. The two yellow lines lie 0.6 nm apart."
    >
      <svg
        className="drawing spectrum"
        viewBox="0 24 360 310"
        role="img"
        aria-label="Line spectrum of sodium from 400 to 700 nanometres: pairs of lines at 497.9 and 498.3, 568.3 and 568.8, 589.0 and 589.6, and 615.4 and 616.1; the pair at 589 is by far the brightest. Below, that pair enlarged: 589.0 and 589.6, with the 0.6 nanometres between them measured."
      >
        <LineLabels
          scale={visible}
          y={80}
          labels={[
            { at: 498.1, words: ['497.9', '498.3'] },
            { at: 568.5, words: ['568.3', '568.8'] },
            { at: 589.3, words: ['589.0', '589.6'], className: 'named' },
            { at: 615.8, words: ['615.4', '616.1'] },
          ]}
        />
        <Plate lines={spectralLines.sodium} scale={visible} y={80} height={64} />
        <Axis scale={visible} y={152} step={10} labels={[400, 450, 500, 550, 600, 650, 700]} />
        <Zoom scale={visible} part={sodiumScale} y={[182, 212]} />
        <Plate lines={pair} scale={sodiumScale} y={212} height={62} />
        <path
          stroke="#ffd27a"
          strokeWidth="1.8"
          d={`M${left + 8} 250H${right - 8}m-8-5 8 5-8 5M${left + 16} 245l-8 5 8 5`}
        />
        <text className="on-plate named" x={(left + right) / 2} y="239" textAnchor="middle">
          0.6 nm
        </text>
        <Axis scale={sodiumScale} y={282} step={0.2} labels={[589, 589.6]} />
        <text x="180" y="329" textAnchor="middle">
          wavelength in nm
        </text>
      </svg>
    </CourseFigure>
  );
}

/** Result image of each exam: the spectrum of its card, enlarged. */
const spectrumFigures: Readonly<Record<ResultExam, ComponentType>> = {
  'csir-net': HeliumFigure,
  gate: MercuryFigure,
  'iit-jam': SodiumFigure,
};

type Props = { page: ExamResult };

function Intro({ page }: Props) {
  const { exam, heading, lede, intro } = page;
  const { statistic } = requireResultCard(exam);
  const Figure = spectrumFigures[exam];
  return (
    <div className="course-intro">
      <div className="grid content-center gap-4">
        <h1>
          <Prose text={heading} />
        </h1>
        <p className="result-count">
          {printedCount(statistic)} <span>{statistic.label}</span>
        </p>
        <p className="lede max-w-prose">
          <Prose text={lede} />
        </p>
        <Paragraphs texts={intro} />
        <p>
          <ButtonLink href={`/result-explore/${exam}`} variant="outline">
            {requireExam(exam).name} results in detail
          </ButtonLink>
        </p>
      </div>
      <Figure />
    </div>
  );
}

/** Result image of one exam and its counter. */
export function ExamResultPage({ page }: Props) {
  const { exam, path, next } = page;
  const trail = trailThrough('/result', path);
  return (
    <PageFrame path={path} trail={trail} courseList>
      <PageTop>
        <Intro page={page} />
        <ExamToppers exam={exam} />
      </PageTop>
      <NextPages exam={exam} path={path} next={next} />
    </PageFrame>
  );
}
