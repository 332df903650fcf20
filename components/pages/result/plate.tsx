import { spectrumColour, type Line } from './spectral-lines';

/** Wavelengths on their way across a drawing: `from` and `to` in nm, `left` and `right` in its units. */
export type Scale = { from: number; to: number; left: number; right: number };

/** The visible spectrum across the whole drawing. */
export const visible: Scale = { from: 395, to: 705, left: 12, right: 348 };

/** Where a wavelength (nm) stands on a scale. */
export function across(nm: number, { from, to, left, right }: Scale): number {
  return Number((left + ((nm - from) / (to - from)) * (right - left)).toFixed(1));
}

function Slit({ line: [nm, strength], x, y, height }: SlitProps) {
  const path = `M${x} ${y}v${height}`;
  return (
    <g stroke={spectrumColour(nm)} opacity={0.4 + 0.6 * strength}>
      <path className="glow-far" d={path} />
      <path className="glow-near" d={path} />
      <path className="core" d={path} />
    </g>
  );
}
type SlitProps = { line: Line; x: number; y: number; height: number };

type PlateProps = { lines: readonly Line[]; scale: Scale; y: number; height: number };

/** A dark strip with the lines that fall on it, as a spectrograph would show them. */
export function Plate({ lines, scale, y, height }: PlateProps) {
  const { left, right } = scale;
  return (
    <>
      <rect className="plate" x={left - 6} y={y} width={right - left + 12} height={height} rx="3" />
      {lines.map((line) => (
        <Slit key={line[0]} line={line} x={across(line[0], scale)} y={y + 3} height={height - 6} />
      ))}
    </>
  );
}

/** Ticks every `step` nm under a plate; the numbers at `labels`. */
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
        className="ruler"
        d={`M${scale.left - 6} ${y}H${scale.right + 6}${ticks.map((nm) => `M${across(nm, scale)} ${y}v${labels.some((label) => Math.abs(label - nm) < 1e-6) ? 8 : 5}`).join('')}`}
      />
      {labels.map((nm) => (
        <text key={nm} className="quiet" x={across(nm, scale)} y={y + 24} textAnchor="middle">
          {step < 1 ? nm.toFixed(1) : nm}
        </text>
      ))}
    </>
  );
}

type Label = { at: number; words: readonly string[]; className?: string };

/** Wavelengths above a plate at `y`, moved apart and led to their lines. Each word has a row of its own. */
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

/** The two ends of what a plate shows enlarged, led to the edges of the enlarged plate below it. */
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
      className="zoom-edge"
      d={`M${left} ${top}L${part.left - 6} ${bottom}M${right} ${top}L${part.right + 6} ${bottom}`}
    />
  );
}

/**
 * Moves labels apart: the places nearest to `wanted` (ascending) that lie at least `gap` from one
 * another and from `low` to `high`. There must be room for all of them.
 */
export function spread(
  wanted: readonly number[],
  gap: number,
  [low, high]: readonly [number, number],
): number[] {
  // Without the gaps it is enough that no place lies before the one on its left.
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
