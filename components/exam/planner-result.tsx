import { printMarks, type Sixths } from '@/content/exams/mark';
import { type Attempt, gained, lost, type Rule, scoreOf } from '@/content/exams/score';

type PlannerResultProps = {
  maximum: Sixths;
  answers: readonly (readonly [Rule, Attempt])[];
};

const total = (parts: readonly Sixths[]): Sixths => parts.reduce((sum, part) => sum + part, 0);

/** The score of the form as it is first shown; `/planner.js` writes into the `data-show` places. */
export function PlannerResult({ maximum, answers }: PlannerResultProps) {
  const right = total(answers.map(([rule, attempt]) => gained(rule, attempt)));
  const wrong = total(answers.map(([rule, attempt]) => lost(rule, attempt)));
  return (
    <output className="planner-result" suppressHydrationWarning>
      <span data-when="counted" suppressHydrationWarning>
        <b className="planner-score">
          <span data-show="score" suppressHydrationWarning>
            {printMarks(scoreOf(answers))}
          </span>{' '}
          of {printMarks(maximum)} marks
        </b>
        <span className="planner-parts">
          Right answers bring{' '}
          <span data-show="gained" suppressHydrationWarning>
            {printMarks(right)}
          </span>
          , wrong ones take off{' '}
          <span data-show="lost" suppressHydrationWarning>
            {printMarks(wrong)}
          </span>
          .
        </span>
      </span>
      <span data-when="wrong" hidden suppressHydrationWarning>
        The score comes back when the marked numbers are right.
      </span>
    </output>
  );
}
