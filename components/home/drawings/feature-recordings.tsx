import { FeatureArt } from './feature-art';
import { curvePath, linePath, type Point } from './path';

/* The main bands of propanone: wavenumber, how deep, half width at half depth. C=O at 1715. */
const bands = [
  [3000, 0.22, 26],
  [2925, 0.18, 26],
  [1715, 0.86, 26],
  [1420, 0.42, 26],
  [1362, 0.68, 20],
  [1222, 0.74, 22],
  [1093, 0.26, 20],
  [530, 0.5, 24],
] as const;

const absorbed = (wavenumber: number) =>
  1 -
  bands.reduce(
    (through, [at, depth, half]) => through * (1 - depth / (1 + ((wavenumber - at) / half) ** 2)),
    1,
  );

const screen = { left: 6, right: 142, top: 6, bottom: 90 };
const at = (wavenumber: number): Point => [
  screen.left + 6 + ((3600 - wavenumber) / 3150) * 124,
  18 + absorbed(wavenumber) * 46,
];
/* The part that has been played: up to the carbonyl band. */
const head = 1640;

/** An infrared spectrum in a player, stopped where a ketone shows itself: C=O at 1715. */
export function FeatureRecordings({ className }: { className?: string }) {
  const [x] = at(head);
  return (
    <FeatureArt className={`feature-recordings ${className ?? ''}`}>
      <rect
        className="fill-white"
        x={screen.left}
        y={screen.top}
        width={screen.right - screen.left}
        height={screen.bottom - screen.top}
        rx="4"
      />
      <path className="to-come" d={curvePath(head, 450, 120, at)} />
      <path className="curve" d={curvePath(3600, head, 200, at)} />
      <text x="78" y="60" textAnchor="end">
        C=O
      </text>
      <path className="bar" d="M30 79H134" />
      <path className="bar played" d={`M30 79H${x.toFixed(1)}`} />
      <circle className="knob" cx={x} cy="79" r="4.5" />
      <path
        className="play"
        d={linePath(
          [
            [13, 73],
            [23, 79],
            [13, 85],
          ],
          true,
        )}
      />
    </FeatureArt>
  );
}
