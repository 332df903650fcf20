import type { Exam } from '@/content/exams/exam';
import { example, isLeast } from '@/content/exams/examples';
import { examTotals } from '@/content/exams/totals';
import { printMarks } from '@/content/exams/mark';

const shares = [25, 50, 75, 100];
const accuracies = [60, 75, 90];

function caption(exam: Exam): string {
  const { maximum } = examTotals(exam);
  const text = `Marks out of ${printMarks(maximum)} if you answer the same share of every section, rounded to whole marks.`;
  return isLeast(exam)
    ? `${text} Every wrong answer is taken for an MCQ: with MSQ and NAT among them the score is higher.`
    : text;
}

/** What attempts of several sizes come to at several accuracies. */
export function ExampleScores({ exam }: { exam: Exam }) {
  return (
    <table className="example-scores">
      <caption>{caption(exam)}</caption>
      <thead>
        <tr>
          <th scope="col">Answered</th>
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
