import type { ResultCard } from '@/content/results';
import { spectralLines, spectrumColour } from './plate';

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

/* A thin core in a soft glow of the same colour. */
function SpectralLine({ nm, strength }: { nm: number; strength: number }) {
  const x = across(nm);
  return (
    <g stroke={spectrumColour(nm)} opacity={0.4 + 0.6 * strength}>
      <path className="glow-far" d={`M${x} 0V96`} />
      <path className="glow-near" d={`M${x} 0V96`} />
      <path className="core" d={`M${x} 0V96`} />
    </g>
  );
}

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
      <rect className="night" width="240" height="132" />
      {spectralLines[element].map(([nm, strength]) => (
        <SpectralLine key={nm} nm={nm} strength={strength} />
      ))}
      <text className="element" x={across(at)} y="50" textAnchor="middle">
        {symbol}
      </text>
      <path
        className="scale"
        d={`M0 ${axis.y}H240${[400, 450, 500, 550, 600, 650, 700]
          .map((nm) => `M${across(nm)} ${axis.y}v${nm % 100 === 0 ? 6 : 3.5}`)
          .join('')}`}
      />
      {[400, 500, 600, 700].map((nm) => (
        <text key={nm} className="tick" x={across(nm)} y="126" textAnchor="middle">
          {nm}
        </text>
      ))}
    </svg>
  );
}
