import type { Exam } from '@/content/exams/exam';
import type { Line } from '@/content/exams/lines';
import { printExactly } from '@/content/exams/mark';
import { type Attempt, breakEven } from '@/content/exams/score';

/** "Right +2, wrong −0.5; a guess is worth it from 20% right." */
function rule(line: Line): string {
  const right = `Right +${printExactly(line.marks)}`;
  if (line.negative === 0) return `${right}; a wrong answer costs nothing, so leave none blank.`;
  const percent = 100 / breakEven(line);
  return `${right}, wrong −${printExactly(line.negative)}. Guesses break even at ${percent}% right.`;
}

type FieldProps = {
  id: string;
  name: 'attempted' | 'right';
  label: string;
  value: number;
  ruleId: string;
};

/* Plain text with a keypad for digits: a number field would throw away what cannot be a number. */
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

type LineProps = { exam: Exam; line: Line; attempt: Attempt };

/** One kind of question: how many are answered, how many of those are right. */
export function PlannerLine({ exam, line, attempt }: LineProps) {
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
        label={`Answered, of ${limit}`}
        value={attempt.attempted}
        ruleId={`${id}-rule`}
      />
      <Count
        id={`${id}-right`}
        name="right"
        label="Of these right"
        value={attempt.right}
        ruleId={`${id}-rule`}
      />
    </fieldset>
  );
}
