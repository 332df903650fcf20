import { spectrumColour } from './spectrum-colour';

/* Visible lines: wavelength in nm, and how bright the eye sees the line beside its neighbours, 0 to 1. */
type Line = readonly [nm: number, strength: number];
type Spectrum = { symbol: string; symbolAt: number; lines: readonly Line[] };

const hydrogen: Spectrum = {
  symbol: 'H',
  symbolAt: 575,
  lines: [
    [410.2, 0.35],
    [434.0, 0.55],
    [486.1, 0.8],
    [656.3, 1],
  ],
};
const helium: Spectrum = {
  symbol: 'He',
  symbolAt: 545,
  lines: [
    [447.1, 0.65],
    [471.3, 0.4],
    [492.2, 0.45],
    [501.6, 0.7],
    [587.6, 1],
    [667.8, 0.75],
  ],
};
const mercury: Spectrum = {
  symbol: 'Hg',
  symbolAt: 640,
  lines: [
    [404.7, 0.5],
    [435.8, 0.85],
    [546.1, 1],
    [577.0, 0.7],
    [579.1, 0.7],
  ],
};
const sodium: Spectrum = {
  symbol: 'Na',
  symbolAt: 445,
  lines: [
    [498.0, 0.22],
    [568.5, 0.3],
    [589.0, 1],
    [589.6, 0.9],
  ],
};
const neon: Spectrum = {
  symbol: 'Ne',
  symbolAt: 480,
  lines: [
    [585.2, 1],
    [588.2, 0.5],
    [594.5, 0.6],
    [603.0, 0.4],
    [607.4, 0.6],
    [614.3, 0.8],
    [616.4, 0.5],
    [621.7, 0.4],
    [626.6, 0.6],
    [633.4, 0.7],
    [638.3, 0.7],
    [640.2, 1],
    [650.7, 0.7],
    [659.9, 0.5],
    [667.8, 0.5],
    [692.9, 0.4],
  ],
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

/** The line spectrum of helium. */
export function ResultHelium({ className }: { className?: string }) {
  return <LineSpectrum spectrum={helium} className={className} />;
}

/** The line spectrum of mercury. */
export function ResultMercury({ className }: { className?: string }) {
  return <LineSpectrum spectrum={mercury} className={className} />;
}

/** The line spectrum of sodium, ruled by its yellow pair. */
export function ResultSodium({ className }: { className?: string }) {
  return <LineSpectrum spectrum={sodium} className={className} />;
}

/** The line spectrum of neon: many lines, most of them red. */
export function ResultNeon({ className }: { className?: string }) {
  return <LineSpectrum spectrum={neon} className={className} />;
}
