import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { questionStates } from '@/components/practice/attempt';
import { printExactly } from '@/content/catalogue/exams/pattern';
import { maximumOf } from '@/content/practice/mark-answers';
import { slugsOf, type RoomPaper, type RoomQuestion } from '@/content/practice/room-paper';
import type { OpenedTest } from './answer-queue';

const rules = [
  'The clock starts with the button below and does not stop, even when the page is closed.',
  'Each answer is stored as soon as you give it. Without a connection it is kept on this device and sent when the connection is back.',
  'If you close the page or change to another device, open the test again: it continues where you were. Only one device can answer at a time.',
  'When the time is over, the test is submitted. Answers given before the end count if they arrive within 15 minutes after it.',
  'A question that is marked for review counts with the answer it has.',
] as const;

interface InstructionsProps {
  test: OpenedTest;
  /** Resolves with what went wrong, or ''. */
  onBegin: (extra: boolean) => Promise<string>;
}

/** Marks, rules and the palette's states, before the clock starts. */
export function Instructions({ test, onBegin }: InstructionsProps) {
  const { title, exam, calculator, paper } = test;
  const total = paper.sections.reduce((sum, section) => sum + maximumOf(section), 0);
  useEffect(() => {
    // On the device before the clock starts.
    if (calculator) void import('@/components/practice/calculator').catch(() => undefined);
  }, [calculator]);
  return (
    <div className="grid gap-5">
      <div>
        <h2>{title}</h2>
        <p className="mt-1">
          {exam} · {slugsOf(paper).length} questions · {paper.minutes} minutes ·{' '}
          {printExactly(total)} marks
        </p>
      </div>
      <Marking paper={paper} />
      <ul className="grid max-w-prose list-disc gap-2 pl-6">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div>
        <h3 className="practice-states">Question palette</h3>
        <ul className="practice-legend">
          {Object.entries(questionStates).map(([state, name]) => (
            <li key={state}>
              <span data-state={state} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <Start test={test} onBegin={onBegin} />
    </div>
  );
}

function Start({ test: { extraMinutes, isRunning, paper }, onBegin }: InstructionsProps) {
  const [extra, setExtra] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState('');
  const minutes = paper.minutes + (extra ? extraMinutes : 0);

  const begin = async () => {
    setIsStarting(true);
    setProblem(await onBegin(extra));
    setIsStarting(false);
  };
  return (
    <div className="grid justify-items-start gap-3">
      {!isRunning && (
        <label className="practice-extra">
          <input
            type="checkbox"
            checked={extra}
            onChange={(event) => setExtra(event.target.checked)}
          />
          I am a candidate with a disability: {paper.minutes + extraMinutes} minutes in all
        </label>
      )}
      <button
        type="button"
        className={buttonClass()}
        aria-disabled={isStarting}
        onClick={() => !isStarting && void begin()}
      >
        {isRunning ? 'Continue the test' : `Start the test, ${minutes} minutes`}
      </button>
      <p role="status" className="font-semibold text-error empty:hidden">
        {problem}
      </p>
    </div>
  );
}

const gainOf = ({ gain }: RoomQuestion) => `+${printExactly(gain)}`;
const lossOf = ({ loss }: RoomQuestion) => (loss === 0 ? '0' : `−${printExactly(loss)}`);

/** "0, −1/3 or −2/3" */
function inTurn(questions: readonly RoomQuestion[], print: (question: RoomQuestion) => string) {
  const sorted = [...questions].sort(
    (one, other) => one.loss - other.loss || one.gain - other.gain,
  );
  const marks = [...new Set(sorted.map(print))];
  return [marks.slice(0, -1).join(', '), ...marks.slice(-1)].filter(Boolean).join(' or ');
}

function Marking({ paper: { sections } }: { paper: RoomPaper }) {
  return (
    <table className="practice-marks">
      <caption>Marks for each question</caption>
      <thead>
        <tr>
          {['Section', 'Questions', 'Right', 'Wrong'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sections.map(({ id, name, counted, questions }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              {questions.length}
              {counted < questions.length && <small>the first {counted} answers count</small>}
            </td>
            <td>{inTurn(questions, gainOf)}</td>
            <td>{inTurn(questions, lossOf)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
