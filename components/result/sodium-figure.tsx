import { CourseFigure } from '@/components/course/course-figure';
import { across, Axis, LineLabels, Plate, type Scale, visible, Zoom } from './plate';
import { type Line, spectralLines } from './spectral-lines';

const part: Scale = { from: 588.6, to: 590, left: 24, right: 336 };
const pair: readonly [Line, Line] = [
  [589.0, 1],
  [589.6, 0.9],
];

/** Result figure of IIT-JAM: sodium, every line of which is two. */
export function SodiumFigure() {
  const [left, right] = pair.map(([nm]) => across(nm, part)) as [number, number];
  return (
    <CourseFigure
      number={1}
      caption="Sodium. Each of these lines is two, because the 3p level is two: the spin of its electron points with the orbit or against it. In the yellow pair they lie 0.6 nm apart."
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
        <Zoom scale={visible} part={part} y={[182, 212]} />
        <Plate lines={pair} scale={part} y={212} height={62} />
        <path
          className="on-plate-gap"
          d={`M${left + 8} 250H${right - 8}m-8-5 8 5-8 5M${left + 16} 245l-8 5 8 5`}
        />
        <text className="on-plate named" x={(left + right) / 2} y="239" textAnchor="middle">
          0.6 nm
        </text>
        <Axis scale={part} y={282} step={0.2} labels={[589, 589.6]} />
        <text x="180" y="329" textAnchor="middle">
          wavelength in nm
        </text>
      </svg>
    </CourseFigure>
  );
}
