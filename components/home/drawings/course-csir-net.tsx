import { DOrbital } from '@/components/course/figures/d-orbital';
import { ChemicalText } from './chemical-text';
import { CourseArt } from './course-art';
import { CourseLevel } from './course-level';
import { arrowHead } from './path';

/* Splitting keeps the mean: e_g rises by 3/5 of the gap, t_2g falls by 2/5. */
const mean = 68;
const gap = 62;
const upper = mean - 0.6 * gap;
const lower = mean + 0.4 * gap;

/** One d electron of titanium(III) in an octahedral field, and the gap that light must bridge. */
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
