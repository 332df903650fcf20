import { Icon } from '@/components/ui/icon';
import type { Exam } from '@/content/exams/exam';
import { type Line, markWord, plannerLines } from '@/content/exams/lines';
import { printExactly, printMarks } from '@/content/exams/mark';
import { breakEven, scoreOf } from '@/content/exams/score';

const attempt = { attempted: 10, right: 7 };

/** The line whose wrong answers cost most. */
const dearest = (exam: Exam): Line | undefined =>
  [...plannerLines(exam)].sort((one, other) => other.negative - one.negative)[0];

/** How negative marking works, in one example counted out with the exam's own numbers. */
export function WrongAnswers({ exam }: { exam: Exam }) {
  const line = dearest(exam);
  if (!line) return null;
  const { attempted, right } = attempt;
  const size = markWord(line.marks);
  return (
    <p className="exam-example">
      <Icon name="info" />
      <span>
        <b>How a wrong answer counts.</b> You answer {attempted} {line.types} questions of {size}:{' '}
        {right} are right, {attempted - right} wrong.{' '}
        <span className="whitespace-nowrap">
          {right} × {printExactly(line.marks)}
        </span>{' '}
        −{' '}
        <span className="whitespace-nowrap">
          {attempted - right} × {printExactly(line.negative)}
        </span>{' '}
        = <b className="whitespace-nowrap">{printMarks(scoreOf([[line, attempt]]))} marks</b>.
        Guessing neither gains nor loses marks when one guess in {breakEven(line)} is right.
      </span>
    </p>
  );
}
