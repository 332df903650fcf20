import { ChemicalText } from './chemical-text';
import { CourseArt } from './course-art';
import { arrowHead, curvePath } from './path';

const bell = (x: number, centre: number, width: number) => Math.exp(-(((x - centre) / width) ** 2));

/* From reactants to products the energy falls by 20; each barrier is a bell on that slope. */
const fall = (x: number) => 82 + 20 / (1 + Math.exp(-(x - 124) / 10));
const uncatalysed = (x: number) => fall(x) - 72 * bell(x, 124, 30);
const catalysed = (x: number) => fall(x) - 38 * bell(x, 102, 17) - 30 * bell(x, 148, 17);

/** An energy profile: without a catalyst one high barrier, with it two low ones and an intermediate. */
export function CourseGate({ className }: { className?: string }) {
  return (
    <CourseArt className={className}>
      <path d={`M18 118V10${arrowHead([18, 10], -90)}M18 118H232${arrowHead([232, 118], 0)}`} />
      <path className="dots" d="M34 12.5H118M34 82H66" />
      <path
        className="measured"
        d={`M42 79V16${arrowHead([42, 16], -90, 7)}${arrowHead([42, 79], 90, 7)}`}
      />
      <path className="dashed" d={curvePath(66, 226, 80, (x) => [x, uncatalysed(x)])} />
      <path className="curve" d={curvePath(26, 226, 100, (x) => [x, catalysed(x)])} />
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
