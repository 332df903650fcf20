import { arrowHead, linePath, sampledPath, type Point } from '@/components/catalogue/figures/paths';
import { ChemicalText } from './art';

const middle = 320;
const height = 176;

/* Energy along the reaction: up to the transition state at the play mark, down to lower products. */
const energy = (x: number): Point => {
  const slope = 26 / (1 + Math.exp(-(x - middle - 14) / 30));
  return [x, 310 + slope - 62 * Math.exp(-(((x - middle - 14) / 92) ** 2))];
};

const away = ([x, y]: Point, degrees: number, reach: number): Point => [
  x + reach * Math.cos((degrees * Math.PI) / 180),
  y + reach * Math.sin((degrees * Math.PI) / 180),
];

/* A wedge is a bond towards the reader, a row of strokes a bond away from the reader. */
function wedge(from: Point, degrees: number): string {
  const end = away(from, degrees, 38);
  return linePath(
    [away(from, degrees, 5), away(end, degrees + 90, 7), away(end, degrees - 90, 7)],
    true,
  );
}
function hash(from: Point, degrees: number): string {
  return [14, 22, 30, 38, 46]
    .map((reach) => {
      const at = away(from, degrees, reach);
      const half = (reach / 46) * 7;
      return linePath([away(at, degrees + 90, half), away(at, degrees - 90, half)]);
    })
    .join('');
}

/* Three hydrogens point away from the fourth bond: left before the inversion, right after it. */
function Methyl({ x, lean }: { x: number; lean: 1 | -1 }) {
  const carbon: Point = [x, height];
  const turn = (degrees: number) => (lean === -1 ? 180 - degrees : degrees);
  const label = (degrees: number) => away(carbon, turn(degrees), 66);
  return (
    <>
      <path
        className="chalk"
        d={linePath([away(carbon, turn(-68), 16), away(carbon, turn(-68), 46)])}
      />
      <path className="chalk-fill" d={wedge(away(carbon, turn(42), 8), turn(42))} />
      <path className="chalk" d={hash(carbon, turn(84))} />
      {[-68, 42, 84].map((degrees) => {
        const [hx, hy] = label(degrees);
        return (
          <text key={degrees} x={hx} y={hy} dy="0.34em" textAnchor="middle">
            H
          </text>
        );
      })}
      <text x={x} y={height} dy="0.34em" textAnchor="middle">
        C
      </text>
    </>
  );
}

function Before() {
  return (
    <>
      <text x="30" y={height} dy="0.34em">
        <ChemicalText>HO^−</ChemicalText>
      </text>
      <Methyl x={178} lean={-1} />
      <path className="chalk" d={`M196 ${height}H226`} />
      <text x="232" y={height} dy="0.34em">
        Br
      </text>
      <path
        className="push"
        d={`M66 ${height - 20}C92 116 136 128 160 ${height - 12}${arrowHead([160, height - 12], 58, 13)}`}
      />
      <path
        className="push"
        d={`M210 ${height - 10}C214 132 240 130 248 ${height - 20}${arrowHead([248, height - 20], 76, 13)}`}
      />
    </>
  );
}

function After() {
  return (
    <>
      <text x="394" y={height} dy="0.34em">
        HO
      </text>
      <path className="chalk" d={`M436 ${height}H458`} />
      <Methyl x={476} lean={1} />
      <text x="572" y={height} dy="0.34em">
        <ChemicalText>Br^−</ChemicalText>
      </text>
    </>
  );
}

/** Video poster on a blackboard: substitution with inversion; the play mark is at the transition state. */
export function VideoPoster({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 640 360"
      aria-hidden="true"
      focusable="false"
      className={`art art-dark art-poster ${className}`}
    >
      <rect className="wood" width="640" height="360" />
      <rect className="board" x="10" y="10" width="620" height="340" rx="4" />
      <text className="title" x="320" y="60" textAnchor="middle">
        <ChemicalText>S_N2: the umbrella turns inside out</ChemicalText>
      </text>
      <Before />
      <After />
      <path className="profile" d={sampledPath(56, 584, 90, energy)} />
    </svg>
  );
}
