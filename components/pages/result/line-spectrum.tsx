import type { ResultCard } from '@/content/pages/results';
import { plateColour, Slit, spectralLines } from './plate';

/* Each spectrum names its element at a wavelength where there is a gap between its lines. */
const spectra: Record<ResultCard['picture'], { symbol: string; at: number }> = {
  hydrogen: { symbol: 'H', at: 575 },
  helium: { symbol: 'He', at: 545 },
  mercury: { symbol: 'Hg', at: 640 },
  sodium: { symbol: 'Na', at: 445 },
  neon: { symbol: 'Ne', at: 480 },
};

const axis = { left: 22, right: 218, y: 104 };
const across = (nm: number) =>
  Number((axis.left + ((nm - 400) / 300) * (axis.right - axis.left)).toFixed(2));

/** The visible line spectrum of an element, from 400 to 700 nm. */
export function LineSpectrum({ element }: { element: ResultCard['picture'] }) {
  const { symbol, at } = spectra[element];
  return (
    <svg
      viewBox="0 0 240 132"
      aria-hidden="true"
      focusable="false"
      className="art art-dark art-result"
    >
      <rect fill={plateColour} stroke="none" width="240" height="132" />
      {spectralLines[element].map((line) => (
        <Slit key={line[0]} line={line} x={across(line[0])} y={0} height={96} width={1.7} />
      ))}
      <text
        className="font-display text-[30px] font-semibold"
        x={across(at)}
        y="50"
        textAnchor="middle"
      >
        {symbol}
      </text>
      <path
        className="stroke-on-dark-muted"
        strokeWidth="1.2"
        strokeLinecap="butt"
        d={`M0 ${axis.y}H240${[400, 450, 500, 550, 600, 650, 700]
          .map((nm) => `M${across(nm)} ${axis.y}v${nm % 100 === 0 ? 6 : 3.5}`)
          .join('')}`}
      />
      {[400, 500, 600, 700].map((nm) => (
        <text
          key={nm}
          className="axis-number fill-on-dark-muted"
          x={across(nm)}
          y="126"
          textAnchor="middle"
        >
          {nm}
        </text>
      ))}
    </svg>
  );
}
