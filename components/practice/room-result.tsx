import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { printMarks } from '@/content/catalogue/exams/pattern';
import {
  markSection,
  type GivenAnswer,
  type KeyRule,
  type QuestionMarks,
  type SectionMarks,
} from '@/content/practice/mark-answers';
import { slugsOf, type RoomKey, type RoomPaper } from '@/content/practice/room-paper';
import { printClock, type Attempt } from './attempt';
import { loadKey } from './load-paper';
import { outcomeWords, printGiven, printOutcomes, printRule } from './printed-answer';

type ResultProps = {
  path: string;
  paper: RoomPaper;
  attempt: Attempt;
  onAgain: () => void;
};

/** Marks by section and by question, with the right answers and the way to their solutions. */
export function RoomResult({ path, paper, attempt, onAgain }: ResultProps) {
  const [key, setKey] = useState<RoomKey | null>(null);
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!failed) loadKey(path).then(setKey, () => setFailed(true));
  }, [path, failed]);

  return (
    <div className="practice-result">
      <h2 ref={heading} tabIndex={-1} className="practice-heading">
        Your result
      </h2>
      {key && <Marks path={path} paper={paper} attempt={attempt} answerKey={key} />}
      <p role="status" className="mt-3 empty:hidden">
        {failed && 'Your answers are kept on this device. Connect to the internet for the result.'}
      </p>
      <div className="practice-buttons">
        {failed && (
          <button type="button" className={buttonClass()} onClick={() => setFailed(false)}>
            Show the result
          </button>
        )}
        {key && (
          <button type="button" className={buttonClass('outline')} onClick={onAgain}>
            Sit the paper again
          </button>
        )}
      </div>
    </div>
  );
}

type MarksProps = { path: string; paper: RoomPaper; attempt: Attempt; answerKey: RoomKey };

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function Marks({ path, paper, attempt, answerKey }: MarksProps) {
  const slugs = slugsOf(paper);
  const results = paper.sections.map((section) => ({
    name: section.name,
    ...markSection(section, { key: answerKey, answers: attempt.answers }),
  }));
  return (
    <>
      <Total results={results} />
      {results.map(({ id, name, marks, maximum, questions }) => (
        <table key={id} className="practice-marks">
          <caption>
            {name}: {printMarks(marks)} of {printMarks(maximum)} marks
          </caption>
          <thead>
            <tr>
              {['Question', 'Your answer', 'Right answer', 'Marks', 'Time'].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {questions.map((one) => (
              <Row
                key={one.slug}
                one={one}
                number={slugs.indexOf(one.slug) + 1}
                solution={`${path}/solutions#${one.slug}`}
                given={attempt.answers[one.slug]}
                rule={answerKey[one.slug]}
                spent={attempt.spent[one.slug] ?? 0}
              />
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}

function Total({ results }: { results: readonly SectionMarks[] }) {
  const maximum = sum(results.map((result) => result.maximum));
  const lost = sum(results.map((result) => result.lost));
  return (
    <>
      <p className="practice-total">
        <b>{printMarks(sum(results.map(({ marks }) => marks)))}</b> of {printMarks(maximum)} marks
      </p>
      <p>
        {printOutcomes(
          results.flatMap(({ questions }) => questions),
          lost,
        )}
      </p>
    </>
  );
}

type RowProps = {
  one: QuestionMarks;
  number: number;
  /** Address of its solution. */
  solution: string;
  given: GivenAnswer | undefined;
  rule: KeyRule | undefined;
  spent: number;
};

function Row({ one, number, solution, given, rule, spent }: RowProps) {
  return (
    <tr data-outcome={one.outcome}>
      <th scope="row">
        <a href={solution} target="_blank" rel="noopener">
          {number}
          <span className="sr-only">, solution (opens a new tab)</span>
        </a>
      </th>
      <td>
        {printGiven(given)}{' '}
        <small className={one.outcome === 'unanswered' ? 'sr-only' : undefined}>
          {outcomeWords[one.outcome]}
        </small>
      </td>
      <td>{printRule(rule)}</td>
      <td>{one.marks === 0 ? '0' : printMarks(one.marks)}</td>
      <td>{printClock(spent)}</td>
    </tr>
  );
}
