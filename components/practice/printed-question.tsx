import { printExactly } from '@/content/catalogue/exams/pattern';
import type { PaperQuestion } from '@/content/practice/practice-paper';
import { optionLetters } from '@/content/practice/practice-question';
import { FormulaText } from './formula-text';

/** Title, marks, text and options of a question, to read. */
export function PrintedQuestion({ title, text, answer, gain, loss }: PaperQuestion) {
  return (
    <>
      <h3>{title}</h3>
      <p className="text-small text-muted">
        {printExactly(gain)} {gain === 6 ? 'mark' : 'marks'}
        {loss > 0 && `, −${printExactly(loss)} if wrong`}
        {answer.type === 'MSQ' && ', one or more right options'}
      </p>
      <p className="mt-2">
        <FormulaText text={text} />
      </p>
      {answer.type !== 'NAT' && (
        <ol className="practice-options">
          {answer.options.map((option, index) => (
            <li key={option}>
              <b>{optionLetters[index]}</b> <FormulaText text={option} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
