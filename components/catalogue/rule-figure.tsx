import { Prose } from '@/components/ui/prose';
import {
  ruleChartsIn,
  ruleWords,
  type RuleChart,
  type RuleWords,
} from '@/content/catalogue/eligibility-rules';
import { fill } from '@/content/hindi';
import { requireExam, type ExamId } from '@/content/catalogue/exams/exams';

const withUnit = (figure: number, unit: RuleChart['unit'], { years }: RuleWords): string =>
  unit === '%' ? `${figure}%` : fill(years, { figure });

interface WordsProps {
  words: RuleWords;
}

function Bars({ title, unit, scale, rows, words }: RuleChart & WordsProps) {
  const [from, to] = scale;
  return (
    <div>
      <p>{title}</p>
      <ul>
        {rows.map(([category, figure]) => (
          <li key={category}>
            <span>{category}</span> <b>{withUnit(figure, unit, words)}</b>
            <svg
              className="rule-bar"
              viewBox={`${from} 0 ${to - from} 10`}
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <rect x={from} width={figure - from} height="10" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The marks and ages that an exam asks, by category; nothing where it asks none. */
export function RuleFigure({ exam, words = ruleWords }: Partial<WordsProps> & { exam: ExamId }) {
  const charts = ruleChartsIn(words)[exam];
  if (!charts) return null;
  return (
    <figure className="rule-figure">
      <div>
        {charts.map((chart) => (
          <Bars key={chart.title} {...chart} words={words} />
        ))}
      </div>
      <figcaption>
        <b>
          <Prose text={requireExam(exam).name} />
        </b>
        : {exam === 'iit-jam' ? words.nitOnly : words.marksAndAge}
      </figcaption>
    </figure>
  );
}
