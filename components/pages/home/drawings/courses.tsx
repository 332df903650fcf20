import { DOrbital } from '@/components/catalogue/figures/figure-parts';
import { arrowHead, linePath, sampledPath, type Point } from '@/components/catalogue/figures/paths';
import { ChemicalText, CourseArt, CourseLevel } from './art';

/* Splitting keeps the mean energy: e_g rises by 3/5 of the gap, t_2g falls by 2/5. */
const mean = 68;
const gap = 62;
const upper = mean - 0.6 * gap;
const lower = mean + 0.4 * gap;

/** The d electron of titanium(III) in an octahedral field, and the gap it absorbs across. */
export function CourseCsirNet({ className }: { className?: string }) {
  return (
    <CourseArt className={className}>
      {[0, 1, 2, 3, 4].map((index) => (
        <CourseLevel key={index} x={13 + index * 12} y={mean} width={9} />
      ))}
      <text x="37" y={mean + 24} textAnchor="middle">
        <ChemicalText>{'Ti^{3+}'}</ChemicalText>
      </text>
      <path
        className="dots"
        d={`M71 ${mean - 2} 94 ${upper}M71 ${mean + 2} 80 ${lower}M164 ${upper}H176`}
      />
      <CourseLevel x={113} y={upper} width={26} />
      <CourseLevel x={147} y={upper} width={26} />
      <CourseLevel x={96} y={lower} width={26} electrons={1} />
      <CourseLevel x={130} y={lower} width={26} />
      <CourseLevel x={164} y={lower} width={26} />
      <path
        className="measured"
        d={`M171 ${upper + 3}V${lower - 4}${arrowHead([171, upper + 3], -90, 7)}${arrowHead([171, lower - 4], 90, 7)}`}
      />
      <text className="strong" x="179" y={mean + 1}>
        <ChemicalText>Δ_o</ChemicalText>
      </text>
      <g className="thin">
        <DOrbital name="x²−y²" x={215} y={upper} size={21} />
        <DOrbital name="xy" x={215} y={lower} size={21} />
      </g>
    </CourseArt>
  );
}

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
const cuetHeight = (pH: number) => 114 - pH * 7.4;
const end = at(acid);

/** Titration curve: phenolphthalein turns pink on the steep part, within one drop. */
export function CourseCuet({ className }: { className?: string }) {
  return (
    <CourseArt className={`course-cuet ${className ?? ''}`}>
      <rect
        className="pink"
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
        className="curve"
        d={sampledPath(0, 24, 60, at) + sampledPath(24, 26, 80, at) + sampledPath(26, 50, 60, at)}
      />
      <circle className="solid" cx={end[0]} cy={end[1]} r="4.5" />
      <text x="12" y="22" textAnchor="middle" className="strong">
        pH
      </text>
      <text x="20" y={cuetHeight(7)} dy="0.35em" textAnchor="end">
        7
      </text>
      <text className="quiet" x="38" y={cuetHeight(10) - 6}>
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
export function CourseGate({ className }: { className?: string }) {
  return (
    <CourseArt className={className}>
      <path d={`M18 118V10${arrowHead([18, 10], -90)}M18 118H232${arrowHead([232, 118], 0)}`} />
      <path className="dots" d="M34 12.5H118M34 82H66" />
      <path
        className="measured"
        d={`M42 79V16${arrowHead([42, 16], -90, 7)}${arrowHead([42, 79], 90, 7)}`}
      />
      <path className="dashed" d={sampledPath(66, 226, 80, (x) => [x, uncatalysed(x)])} />
      <path className="curve" d={sampledPath(26, 226, 100, (x) => [x, catalysed(x)])} />
      <text className="strong" x="49" y="52">
        <ChemicalText>E_a</ChemicalText>
      </text>
      <text className="quiet" x="152" y="26">
        no catalyst
      </text>
      <text className="fill-brand" x="172" y="68">
        catalyst
      </text>
    </CourseArt>
  );
}

const centre: Point = [58, 66];
const radius = 48;

/* A hexagon on one corner in a circle: each corner is at the height of a π level. */
const corners = Array.from({ length: 6 }, (_, index): Point => {
  const angle = ((90 + 60 * index) * Math.PI) / 180;
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
});

/* The circle's radius is 2β, so the levels are α ± β and α ± 2β. */
const height = (betas: number) => centre[1] + (radius / 2) * betas;
const levels = [
  { name: 'α − 2β', betas: -2, at: [160], electrons: 0 },
  { name: 'α − β', betas: -1, at: [144, 176], electrons: 0 },
  { name: 'α + β', betas: 1, at: [144, 176], electrons: 2 },
  { name: 'α + 2β', betas: 2, at: [160], electrons: 2 },
];

/** Frost circle of benzene beside its levels: six electrons fill the three lower orbitals. */
export function CourseIitJam({ className }: { className?: string }) {
  return (
    <CourseArt className={className}>
      <path className="dots" d={`M2 ${centre[1]}H186`} />
      <text x="196" y={centre[1]} dy="0.34em">
        α
      </text>
      {[-2, -1, 1, 2].map((betas) => (
        <path
          key={betas}
          className="dots"
          d={`M${Math.abs(betas) === 2 ? centre[0] + 8 : centre[0] + 47} ${height(betas)}H126`}
        />
      ))}
      <circle className="thin stroke-brand" cx={centre[0]} cy={centre[1]} r={radius} />
      <path className="bond" d={linePath(corners, true)} />
      {corners.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="solid" cx={x} cy={y} r="3.6" />
      ))}
      {levels.map(({ name, betas, at, electrons }) => (
        <g key={name}>
          {at.map((x) => (
            <CourseLevel key={x} x={x} y={height(betas)} width={24} electrons={electrons} />
          ))}
          <text x="196" y={height(betas)} dy="0.34em">
            {name}
          </text>
        </g>
      ))}
    </CourseArt>
  );
}
