import { CourseFigure } from '@/components/course/course-figure';
import { Formula } from '@/components/course/figures/formula';
import { across, Axis, LineLabels, Plate, type Scale, visible, Zoom } from './plate';
import { type Line, spectralLines } from './spectral-lines';

/* The yellow of the Sun: sodium's two lines, and the one that was not sodium's. */
const part: Scale = { from: 587.2, to: 589.9, left: 24, right: 336 };
const neighbours: readonly Line[] = [
  [587.56, 1],
  [589.0, 0.55],
  [589.59, 0.5],
];
const names = ['D3', 'D2', 'D1'];

/** Result figure of CSIR-NET: helium, and why its yellow line was called D3. */
export function HeliumFigure() {
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
        <Zoom scale={visible} part={part} y={[172, 202]} />
        <Plate lines={neighbours} scale={part} y={202} height={62} />
        {neighbours.map(([nm], index) => (
          <Formula
            key={nm}
            className={index ? 'on-plate' : 'on-plate named'}
            text={names[index] ?? ''}
            x={across(nm, part) + 8}
            y={228}
          />
        ))}
        <text className="on-plate named" x={across(587.56, part) + 8} y="252">
          helium
        </text>
        <text className="on-plate" x={across(589, part) + 8} y="252">
          sodium
        </text>
        <Axis scale={part} y={272} step={0.5} labels={[587.5, 588, 588.5, 589, 589.5]} />
        <text x="180" y="319" textAnchor="middle">
          wavelength in nm
        </text>
      </svg>
    </CourseFigure>
  );
}
