import type { Exam } from '@/content/exams/exam';
import { isLeast, startingAttempts } from '@/content/exams/examples';
import { examTotals } from '@/content/exams/totals';
import { ExampleScores } from './example-scores';
import { PlannerLine } from './planner-line';
import { PlannerResult } from './planner-result';
import { SharedLimits } from './shared-limits';

/** What the form shows before anything is typed, in percent. */
const start = { share: 75, accuracy: 75 };

/**
 * A form that counts the score while numbers are typed, and a table that needs no script. `/planner.js`
 * works the form; without scripting it is not shown.
 */
export function MarksPlanner({ exam }: { exam: Exam }) {
  const answers = startingAttempts(exam, start.share, start.accuracy);
  const { maximum, shown } = examTotals(exam);
  return (
    <div className="planner">
      <form
        className="planner-form"
        data-planner=""
        data-maximum={maximum}
        aria-label={`Marks planner for ${exam.name}`}
        autoComplete="off"
        noValidate
      >
        {isLeast(exam) && <SharedLimits answers={answers} total={shown} />}
        {answers.map(([line, attempt]) => (
          <PlannerLine key={line.id} exam={exam} line={line} attempt={attempt} />
        ))}
        <PlannerResult maximum={maximum} answers={answers} />
      </form>
      <noscript>
        <p className="planner-off">
          Entering your own numbers needs JavaScript. The table is counted beforehand.
        </p>
      </noscript>
      <ExampleScores exam={exam} />
      <script src="/planner.js" defer />
    </div>
  );
}
