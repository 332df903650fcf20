import { spectralLines, spectrumColour, type Line } from '@/components/pages/result/plate';

type Spectrum = { symbol: string; symbolAt: number; lines: readonly Line[] };

const hydrogen: Spectrum = { symbol: 'H', symbolAt: 575, lines: spectralLines.hydrogen };
const helium: Spectrum = { symbol: 'He', symbolAt: 545, lines: spectralLines.helium };
const mercury: Spectrum = { symbol: 'Hg', symbolAt: 640, lines: spectralLines.mercury };
const sodium: Spectrum = { symbol: 'Na', symbolAt: 445, lines: spectralLines.sodium };
const neon: Spectrum = { symbol: 'Ne', symbolAt: 480, lines: spectralLines.neon };

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

function LineSpectrum({ spectrum, className = '' }: { spectrum: Spectrum; className?: string }) {
  return (
    <svg
      viewBox="0 0 240 132"
      aria-hidden="true"
      focusable="false"
      className={`art art-dark art-result ${className}`}
    >
      <rect className="night" width="240" height="132" />
      {spectrum.lines.map(([nm, strength]) => (
        <SpectralLine key={nm} nm={nm} strength={strength} />
      ))}
      <text className="element" x={across(spectrum.symbolAt)} y="50" textAnchor="middle">
        {spectrum.symbol}
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

/** The line spectrum of hydrogen: the Balmer series. */
export function ResultHydrogen({ className }: { className?: string }) {
  return <LineSpectrum spectrum={hydrogen} className={className} />;
}

export function ResultHelium({ className }: { className?: string }) {
  return <LineSpectrum spectrum={helium} className={className} />;
}

export function ResultMercury({ className }: { className?: string }) {
  return <LineSpectrum spectrum={mercury} className={className} />;
}

export function ResultSodium({ className }: { className?: string }) {
  return <LineSpectrum spectrum={sodium} className={className} />;
}

export function ResultNeon({ className }: { className?: string }) {
  return <LineSpectrum spectrum={neon} className={className} />;
}
