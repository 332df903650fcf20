import { CourseArt } from './course-art';
import { arrowHead, curvePath, type Point } from './path';

/* 25 mL of 0.1 M hydrochloric acid, with 0.1 M sodium hydroxide from the burette. */
const acid = 25;
const strength = 0.1;

/** The pH after a volume of base in mL: from the charge balance, with the water's own ions. */
function acidity(added: number): number {
  const excess = (strength * (acid - added)) / (acid + added);
  const root = Math.sqrt(excess ** 2 + 4e-14);
  // Beyond the end point the plain root would subtract two nearly equal numbers.
  const protons = excess > 0 ? (excess + root) / 2 : 2e-14 / (root - excess);
  return -Math.log10(protons);
}

const at = (added: number): Point => [30 + added * 3.9, height(acidity(added))];
const height = (pH: number) => 114 - pH * 7.4;
const end = at(acid);

/** A titration curve: phenolphthalein turns pink on the steep part, where one drop is enough. */
export function CourseCuet({ className }: { className?: string }) {
  return (
    <CourseArt className={`course-cuet ${className ?? ''}`}>
      <rect className="pink" x="30" y={height(10)} width="198" height={height(8.2) - height(10)} />
      <path
        d={`M30 114V8${arrowHead([30, 8], -90)}M30 114H234${arrowHead([234, 114], 0)}M26 ${height(7)}h4`}
      />
      <path className="dots" d={`M36 ${height(7)}H${end[0] - 8}M${end[0]} ${height(7) + 8}V112`} />
      <path
        className="curve"
        d={curvePath(0, 24, 60, at) + curvePath(24, 26, 80, at) + curvePath(26, 50, 60, at)}
      />
      <circle className="solid" cx={end[0]} cy={end[1]} r="4.5" />
      <text x="12" y="22" textAnchor="middle" className="strong">
        pH
      </text>
      <text x="20" y={height(7)} dy="0.35em" textAnchor="end">
        7
      </text>
      <text className="quiet" x="38" y={height(10) - 6}>
        turns pink
      </text>
      <text x="138" y={height(7) + 14}>
        end point
      </text>
    </CourseArt>
  );
}
