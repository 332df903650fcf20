import type { ResultCard } from '@/content/pages/results';

/*
 * One asymmetric Gaussian of the fit to the CIE 1931 colour matching functions by Wyman, Sloan and
 * Shirley (2013).
 */
const bell = (x: number, height: number, centre: number, left: number, right: number) =>
  height * Math.exp(-0.5 * ((x - centre) / (x < centre ? left : right)) ** 2);

/** Colour of a wavelength (nm, 400 to 700) as `#rrggbb`, at full brightness. Clipped to the screen's gamut. */
function spectrumColour(wavelength: number): string {
  // Beyond 650 nm the hue is constant, and the fit is poor.
  const nm = Math.min(wavelength, 650);
  const x =
    bell(nm, 1.056, 599.8, 37.9, 31) +
    bell(nm, 0.362, 442, 16, 26.7) +
    bell(nm, -0.065, 501.1, 20.4, 26.2);
  const y = bell(nm, 0.821, 568.8, 46.9, 40.5) + bell(nm, 0.286, 530.9, 16.3, 31.1);
  const z = bell(nm, 1.217, 437, 11.8, 36) + bell(nm, 0.681, 459, 26, 13.8);
  const rgb = [
    3.2406 * x - 1.5372 * y - 0.4986 * z,
    -0.9689 * x + 1.8758 * y + 0.0415 * z,
    0.0557 * x - 0.204 * y + 1.057 * z,
  ];
  const brightest = Math.max(...rgb);
  // Bright orange light looks yellower than dim (Bezold–Brücke); the sodium line is seen as yellow.
  const gamma = nm > 560 ? 4 : 2.3;
  const channels = rgb.map((part) => 255 * (Math.max(0, part) / brightest) ** (1 / gamma));
  return `#${channels.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** A visible line: wavelength in air in nm, and perceived brightness relative to its neighbours, 0 to 1. */
export type Line = readonly [nm: number, strength: number];

/** Main visible lines of each element (NIST tables). */
export const spectralLines: Readonly<Record<ResultCard['picture'], readonly Line[]>> = {
  hydrogen: [
    [410.2, 0.35],
    [434.0, 0.55],
    [486.1, 0.8],
    [656.3, 1],
  ],
  helium: [
    [447.1, 0.65],
    [471.3, 0.4],
    [492.2, 0.45],
    [501.6, 0.7],
    [587.6, 1],
    [667.8, 0.75],
  ],
  mercury: [
    [404.7, 0.5],
    [435.8, 0.85],
    [546.1, 1],
    [577.0, 0.7],
    [579.1, 0.7],
  ],
  sodium: [
    [497.9, 0.12],
    [498.3, 0.2],
    [568.3, 0.22],
    [568.8, 0.3],
    [589.0, 1],
    [589.6, 0.9],
    [615.4, 0.14],
    [616.1, 0.2],
  ],
  neon: [
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

/** Background of a photographic plate. */
export const plateColour = '#06121f';

/** Maps wavelengths to drawing positions: `from` and `to` in nm, `left` and `right` in drawing units. */
export type Scale = { from: number; to: number; left: number; right: number };

export const visible: Scale = { from: 395, to: 705, left: 12, right: 348 };

/** Position of a wavelength (nm) on a scale. */
export function across(nm: number, { from, to, left, right }: Scale): number {
  return Number((left + ((nm - from) / (to - from)) * (right - left)).toFixed(1));
}

type SlitProps = { line: Line; x: number; y: number; height: number; width?: number };

/** A spectral line: a core of `width` in a soft glow of the same colour. */
export function Slit({ line: [nm, strength], x, y, height, width = 1.8 }: SlitProps) {
  const d = `M${x} ${y}v${height}`;
  return (
    <g stroke={spectrumColour(nm)} opacity={(0.4 + 0.6 * strength).toFixed(2)} strokeLinecap="butt">
      <path strokeWidth={(5.5 * width).toFixed(1)} strokeOpacity=".13" d={d} />
      <path strokeWidth={(2.4 * width).toFixed(1)} strokeOpacity=".32" d={d} />
      <path strokeWidth={width} d={d} />
    </g>
  );
}

type PlateProps = { lines: readonly Line[]; scale: Scale; y: number; height: number };

/** A dark strip with the lines in its range, as in a spectrograph. */
export function Plate({ lines, scale, y, height }: PlateProps) {
  const { left, right } = scale;
  return (
    <>
      <rect
        fill={plateColour}
        stroke="none"
        x={left - 6}
        y={y}
        width={right - left + 12}
        height={height}
        rx="3"
      />
      {lines.map((line) => (
        <Slit key={line[0]} line={line} x={across(line[0], scale)} y={y + 3} height={height - 6} />
      ))}
    </>
  );
}

/** Ticks every `step` nm below a plate, numbered at `labels`. */
export function Axis({
  scale,
  y,
  step,
  labels,
}: {
  scale: Scale;
  y: number;
  step: number;
  labels: readonly number[];
}) {
  const first = Math.ceil(scale.from / step);
  const ticks = Array.from(
    { length: Math.floor(scale.to / step) - first + 1 },
    (_, index) => (first + index) * step,
  );
  return (
    <>
      <path
        strokeLinecap="butt"
        d={`M${scale.left - 6} ${y}H${scale.right + 6}${ticks.map((nm) => `M${across(nm, scale)} ${y}v${labels.some((label) => Math.abs(label - nm) < 1e-6) ? 8 : 5}`).join('')}`}
      />
      {labels.map((nm) => (
        <text key={nm} className="fill-muted" x={across(nm, scale)} y={y + 24} textAnchor="middle">
          {step < 1 ? nm.toFixed(1) : nm}
        </text>
      ))}
    </>
  );
}

type Label = { at: number; words: readonly string[]; className?: string };

/** Wavelength labels above a plate at `y`, spread out and joined to their lines. Each word has its own row. */
export function LineLabels({
  labels,
  scale,
  y,
}: {
  labels: readonly Label[];
  scale: Scale;
  y: number;
}) {
  const places = spread(
    labels.map(({ at }) => across(at, scale)),
    50,
    [scale.left + 14, scale.right - 14],
  );
  return labels.map(({ at, words, className = '' }, index) => {
    const x = places[index] ?? 0;
    return (
      <g key={at} className={className}>
        <path className="leader" d={`M${x.toFixed(1)} ${y - 26}L${across(at, scale)} ${y - 4}`} />
        {words.map((word, row) => (
          <text key={word} x={x} y={y - 32 - 17 * (words.length - 1 - row)} textAnchor="middle">
            {word}
          </text>
        ))}
      </g>
    );
  });
}

/** Lines from both ends of a range to the edges of the enlarged plate below it. */
export function Zoom({
  scale,
  part,
  y,
}: {
  scale: Scale;
  part: Scale;
  y: readonly [number, number];
}) {
  const [top, bottom] = y;
  const [left, right] = [across(part.from, scale), across(part.to, scale)];
  return (
    <path
      className="stroke-muted"
      strokeDasharray="0.5 4.5"
      d={`M${left} ${top}L${part.left - 6} ${bottom}M${right} ${top}L${part.right + 6} ${bottom}`}
    />
  );
}

/**
 * Positions nearest to `wanted` (ascending) that are at least `gap` apart and between `low` and
 * `high`. The labels must fit in that range.
 */
export function spread(
  wanted: readonly number[],
  gap: number,
  [low, high]: readonly [number, number],
): number[] {
  // With the gaps subtracted, the positions only have to be ascending.
  const blocks: { mean: number; size: number }[] = [];
  wanted.forEach((place, index) => {
    let block = { mean: place - gap * index, size: 1 };
    for (let left = blocks.at(-1); left && left.mean > block.mean; left = blocks.at(-1)) {
      blocks.pop();
      const size = left.size + block.size;
      block = { mean: (left.mean * left.size + block.mean * block.size) / size, size };
    }
    blocks.push(block);
  });
  const last = high - gap * (wanted.length - 1);
  return blocks
    .flatMap(({ mean, size }) => Array<number>(size).fill(Math.min(Math.max(mean, low), last)))
    .map((place, index) => place + gap * index);
}
