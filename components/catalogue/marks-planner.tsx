import {
  examTotals,
  printExactly,
  printMarks,
  type PaperPattern,
  type Sixths,
} from '@/content/catalogue/exams/pattern';
import {
  breakEven,
  example,
  gained,
  isLowerBound,
  lost,
  markWord,
  scoreOf,
  startingAttempts,
  type Attempt,
  type Line,
  type Rule,
} from '@/content/catalogue/exams/planner';

const shares = [25, 50, 75, 100];
const accuracies = [60, 75, 90];

function caption(exam: PaperPattern): string {
  const { maximum } = examTotals(exam);
  const text = `Marks out of ${printMarks(maximum)} if you attempt the same share of every section, rounded to whole marks.`;
  return isLowerBound(exam)
    ? `${text} All wrong answers count as MCQs; with wrong MSQ and NAT answers the score is higher.`
    : text;
}

function ExampleScores({ exam }: { exam: PaperPattern }) {
  return (
    <table className="example-scores">
      <caption>{caption(exam)}</caption>
      <thead>
        <tr>
          <th scope="col">Attempted</th>
          {accuracies.map((accuracy) => (
            <th key={accuracy} scope="col">
              {accuracy}% right
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => (
          <tr key={share}>
            <th scope="row">
              {share}%{' '}
              <small>
                {share < 100 && 'about '}
                {example(exam, share, 0).attempted} answers
              </small>
            </th>
            {accuracies.map((accuracy) => (
              <td key={accuracy}>{example(exam, share, accuracy).score}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PlannerResultProps = {
  maximum: Sixths;
  answers: readonly (readonly [Rule, Attempt])[];
};

const total = (parts: readonly Sixths[]): Sixths => parts.reduce((sum, part) => sum + part, 0);

/** Initial score of the form; `/planner.js` updates the `data-show` elements. */
function PlannerResult({ maximum, answers }: PlannerResultProps) {
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
          Correct answers: +
          <span data-show="gained" suppressHydrationWarning>
            {printMarks(right)}
          </span>
          . Wrong answers: −
          <span data-show="lost" suppressHydrationWarning>
            {printMarks(wrong)}
          </span>
          .
        </span>
      </span>
      <span data-target="" className="planner-parts" hidden suppressHydrationWarning />
      <span data-when="wrong" hidden suppressHydrationWarning>
        Correct the marked numbers to see the score.
      </span>
    </output>
  );
}

/** Initial values of the form, in percent. */
const start = { share: 75, accuracy: 75 };

/**
 * Form that computes the score while the student types, and a table that works without scripts.
 * `/planner.js` runs the form, loaded when somebody turns to it; without scripting the form is hidden.
 */
export function MarksPlanner({ exam }: { exam: PaperPattern }) {
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
        {isLowerBound(exam) && <SharedLimits answers={answers} total={shown} />}
        {answers.map(([line, attempt]) => (
          <PlannerLine key={line.id} exam={exam} line={line} attempt={attempt} />
        ))}
        <PlannerResult maximum={maximum} answers={answers} />
      </form>
      <noscript>
        <p className="mb-5">Turn on JavaScript to enter your own numbers.</p>
      </noscript>
      <ExampleScores exam={exam} />
    </div>
  );
}

type SharedLimitsProps = { answers: readonly (readonly [Line, unknown])[]; total: number };

function SharedLimits({ answers, total }: SharedLimitsProps) {
  const limits = new Map(answers.map(([{ marks, limit }]) => [marks, limit]));
  const sizes = [...limits].map(([marks, limit]) => `${limit} carry ${markWord(marks)}`);
  return (
    <p className="border-b border-line px-4 py-3.5 text-small leading-[1.4]">
      Of the {total} questions, {sizes.join(' and ')}. The number of MCQ, MSQ and NAT questions
      varies from year to year, so the limits apply to all types together.
    </p>
  );
}

/** "Right +2, wrong −0.5. Guessing gains marks only above 20% right." */
function rule(line: Line): string {
  const right = `Right +${printExactly(line.marks)}`;
  if (line.negative === 0) return `${right}; no negative marking, so leave none blank.`;
  const percent = 100 / breakEven(line);
  return `${right}, wrong −${printExactly(line.negative)}. Guessing gains marks only above ${percent}% right.`;
}

type FieldProps = {
  id: string;
  name: 'attempted' | 'right';
  label: string;
  value: number;
  ruleId: string;
};

/* A text field with a numeric keypad: a number field discards input that is not a number. */
function Count({ id, name, label, value, ruleId }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-error`} className="field-error" hidden suppressHydrationWarning />
      <input
        id={id}
        name={name}
        className="control"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        defaultValue={value}
        aria-describedby={`${id}-error ${ruleId}`}
        suppressHydrationWarning
      />
    </div>
  );
}

type LineProps = { exam: PaperPattern; line: Line; attempt: Attempt };

function PlannerLine({ exam, line, attempt }: LineProps) {
  const id = `plan-${exam.id}-${line.id}`;
  const { marks, negative, pool, limit, over } = line;
  return (
    <fieldset
      className="planner-line"
      data-marks={marks}
      data-negative={negative}
      data-pool={pool}
      data-limit={limit}
      data-over={over}
    >
      <legend>{line.name}</legend>
      <p id={`${id}-rule`} className="planner-rule">
        {line.name.startsWith(line.types) ? '' : `${line.types}. `}
        {rule(line)}
      </p>
      <Count
        id={`${id}-attempted`}
        name="attempted"
        label={`Attempted, of ${limit}`}
        value={attempt.attempted}
        ruleId={`${id}-rule`}
      />
      <Count
        id={`${id}-right`}
        name="right"
        label="Correct"
        value={attempt.right}
        ruleId={`${id}-rule`}
      />
    </fieldset>
  );
}
