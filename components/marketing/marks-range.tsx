import { Prose } from '@/components/course/prose';
import type { AttemptMarks } from '@/content/marketing/attempt-marks';
import type { ExamPage } from '@/content/marketing/exam-page';
import { printMarks } from '@/content/exams/mark';

const whole = 600;

const termOf = ({ right, wrong }: AttemptMarks) =>
  wrong > 0 ? `${right} right, ${wrong} wrong` : `${right} right`;

/* The bar runs over the 100 marks of the paper: sixths of a mark are its units. */
function Bar({ from, to }: AttemptMarks) {
  return (
    <svg viewBox="0 0 600 22" aria-hidden="true" focusable="false" preserveAspectRatio="none">
      <path className="range-all" d={`M0 11H${whole}`} />
      <path className="range-part" d={`M${from} 11H${to}`} />
    </svg>
  );
}

/** The least and the most marks of some attempts, in figures and on a scale of 100. */
export function MarksRange({ marks }: { marks: NonNullable<ExamPage['cited']['marks']> }) {
  return (
    <div className="mt-6 max-w-prose">
      <p>
        <Prose text={marks.intro} />
      </p>
      <dl className="marks-range">
        {marks.rows.map((row) => (
          <div key={termOf(row)}>
            <dt>{termOf(row)}</dt>
            <dd>
              {printMarks(row.from)} to {printMarks(row.to)} of 100 marks
              <Bar {...row} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-muted">
        <Prose text={marks.note} />
      </p>
    </div>
  );
}
