import { arrowHead, sampledPath, type Point } from '@/components/catalogue/figures/paths';
import { ChemicalText, CourseArt } from './art';

/* 25 mL of 0.1 M hydrochloric acid, titrated with 0.1 M sodium hydroxide. */
const acid = 25;
const strength = 0.1;

/** The pH after `added` mL of base, from the charge balance including the autoionisation of water. */
function acidity(added: number): number {
  const excess = (strength * (acid - added)) / (acid + added);
  const root = Math.sqrt(excess ** 2 + 4e-14);
  // Beyond the end point the usual root would subtract two nearly equal numbers.
  const protons = excess > 0 ? (excess + root) / 2 : 2e-14 / (root - excess);
  return -Math.log10(protons);
}

const at = (added: number): Point => [30 + added * 3.9, cuetHeight(acidity(added))];
const cuetHeight = (pH: number) => Number((114 - pH * 7.4).toFixed(2));
const end = at(acid);

/** Titration curve: phenolphthalein turns pink on the steep part, within one drop. */
export function CourseCuet() {
  return (
    <CourseArt>
      <rect
        fill="#f9c9d6"
        stroke="none"
        x="30"
        y={cuetHeight(10)}
        width="198"
        height={cuetHeight(8.2) - cuetHeight(10)}
      />
      <path
        d={`M30 114V8${arrowHead([30, 8], -90)}M30 114H234${arrowHead([234, 114], 0)}M26 ${cuetHeight(7)}h4`}
      />
      <path
        className="dots"
        d={`M36 ${cuetHeight(7)}H${end[0] - 8}M${end[0]} ${cuetHeight(7) + 8}V112`}
      />
      <path
        className="stroke-brand"
        strokeWidth="3"
        d={sampledPath(0, 24, 60, at) + sampledPath(24, 26, 80, at) + sampledPath(26, 50, 60, at)}
      />
      <circle className="fill-ink" stroke="none" cx={end[0]} cy={end[1]} r="4.5" />
      <text x="12" y="22" textAnchor="middle" className="font-bold">
        pH
      </text>
      <text x="20" y={cuetHeight(7)} dy="0.35em" textAnchor="end">
        7
      </text>
      <text className="fill-muted" x="38" y={cuetHeight(10) - 6}>
        turns pink
      </text>
      <text x="138" y={cuetHeight(7) + 14}>
        end point
      </text>
    </CourseArt>
  );
}

const bell = (x: number, centre: number, width: number) => Math.exp(-(((x - centre) / width) ** 2));

/* The energy falls by 20 from reactants to products; each barrier is a bell curve on that slope. */
const fall = (x: number) => 82 + 20 / (1 + Math.exp(-(x - 124) / 10));
const uncatalysed = (x: number) => fall(x) - 72 * bell(x, 124, 30);
const catalysed = (x: number) => fall(x) - 38 * bell(x, 102, 17) - 30 * bell(x, 148, 17);

/** Energy profile: one high barrier without a catalyst; two low ones and an intermediate with it. */
export function CourseGate() {
  return (
    <CourseArt>
      <path d={`M18 118V10${arrowHead([18, 10], -90)}M18 118H232${arrowHead([232, 118], 0)}`} />
      <path className="dots" d="M34 12.5H118M34 82H66" />
      <path
        className="stroke-accent-text"
        d={`M42 79V16${arrowHead([42, 16], -90, 7)}${arrowHead([42, 79], 90, 7)}`}
      />
      <path
        className="stroke-muted"
        strokeDasharray="6 6"
        d={sampledPath(66, 226, 80, (x) => [x, uncatalysed(x)])}
      />
      <path
        className="stroke-brand"
        strokeWidth="3"
        d={sampledPath(26, 226, 100, (x) => [x, catalysed(x)])}
      />
      <text className="font-bold" x="49" y="52">
        <ChemicalText>E_a</ChemicalText>
      </text>
      <text className="fill-muted" x="152" y="26">
        no catalyst
      </text>
      <text className="fill-brand" x="172" y="68">
        catalyst
      </text>
    </CourseArt>
  );
}
