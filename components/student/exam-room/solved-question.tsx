import { printClock } from '@/components/practice/attempt';
import { outcomeWords, printGiven, printRule } from '@/components/practice/printed-answer';
import { TypesetHtml } from '@/components/practice/typeset-html';
import { Icon } from '@/components/ui/icon';
import { printDay, type IsoDay } from '@/content/day';
import { printExactly, printMarks } from '@/content/catalogue/exams/pattern';
import type { KeyRule } from '@/content/practice/mark-answers';
import { optionLetters } from '@/content/practice/practice-question';
import type { ResultQuestion } from '@/lib/exam-room/test-result';
import type { OwnChallenge } from '@/lib/exam-room/key-challenges';
import { today } from '@/lib/site/days';
import { QuestionChallenge } from './question-challenge';

type HindiQuestion = NonNullable<ResultQuestion['html']['hindi']>;

interface SolvedQuestionProps {
  attempt: string;
  question: ResultQuestion;
  /** The last day on which its key may be questioned; null if it may not. */
  challengeUntil: IsoDay | null;
}

/** A question of a result with what was answered, its solution, and its key's challenge. */
export function SolvedQuestion({ attempt, question, challengeUntil }: SolvedQuestionProps) {
  const { position, unit, title, type, html, outcome, given, key, marks, gain, loss } = question;
  return (
    <article id={`q${position + 1}`} className="practice-solved test-question">
      <h3>
        {position + 1}. {title}
      </h3>
      <p className="text-small text-muted">
        {unit}. {printExactly(gain)} {gain === 6 ? 'mark' : 'marks'}
        {loss > 0 && `, −${printExactly(loss)} if wrong`}
        {type === 'MSQ' && ', one or more right options'}
      </p>
      <div className="mt-2">
        <TypesetHtml html={html.text} />
      </div>
      {type !== 'NAT' && (
        <ol className="practice-options">
          {html.options.map((option, index) => (
            <li key={option}>
              <b>{optionLetters[index]}</b> <TypesetHtml html={option} />
              <OptionNote letter={optionLetters[index] ?? ''} given={given} rule={key} />
            </li>
          ))}
        </ol>
      )}
      <p className="mt-3" data-outcome={outcome}>
        Your answer: {printGiven(given)}, <b>{outcomeWords[outcome]}</b>, {printMarks(marks)} of{' '}
        {printMarks(gain)}, {printClock(question.spentMs)}. Right answer: {printRule(key)}{' '}
        {html.unit && <TypesetHtml html={html.unit} />}
        {question.isKeyChanged && ' The answer key was changed after a challenge.'}
      </p>
      <details>
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand">
          Solution<span className="sr-only">: {title}</span>
          <Icon name="chevron-down" className="turns size-5" />
        </summary>
        <div>
          <TypesetHtml html={html.solution} />
        </div>
      </details>
      {html.hindi && <InHindi hindi={html.hindi} title={title} />}
      {question.challenge ? (
        <Challenge challenge={question.challenge} />
      ) : (
        challengeUntil !== null && <QuestionChallenge attempt={attempt} position={position} />
      )}
    </article>
  );
}

/** The question as a candidate could read it in Hindi, with its solution. */
function InHindi({ hindi, title }: { hindi: HindiQuestion; title: string }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center gap-2 text-brand">
        In Hindi<span className="sr-only">: {title}</span>
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      <div lang="hi" className="hindi">
        <TypesetHtml html={hindi.text} />
        {hindi.options.length > 0 && (
          <ol className="practice-options">
            {hindi.options.map((option, index) => (
              <li key={option}>
                <b>{optionLetters[index]}</b> <TypesetHtml html={option} />
              </li>
            ))}
          </ol>
        )}
        {hindi.solution !== '' && (
          <div className="mt-2">
            <TypesetHtml html={hindi.solution} />
          </div>
        )}
      </div>
    </details>
  );
}

interface OptionNoteProps {
  letter: string;
  given: ResultQuestion['given'];
  rule: KeyRule;
}

/** What an option is to the student: chosen, right or both. */
function OptionNote({ letter, given, rule }: OptionNoteProps) {
  const isGiven = Array.isArray(given) && given.some((one) => one === letter);
  const isRight = printRule(rule)
    .split(/ or |, /)
    .includes(letter);
  if (!isGiven && !isRight) return null;
  return (
    <small data-outcome={isRight ? 'right' : 'wrong'}>
      {isRight ? (isGiven ? 'your answer, right' : 'right') : 'your answer'}
    </small>
  );
}

const decisions = {
  stays: 'The answer key stays as it is.',
  changed: 'The answer key was changed.',
  dropped: 'The question was dropped. Everybody gets its marks.',
} as const;

function Challenge({ challenge }: { challenge: OwnChallenge }) {
  const { reason, createdAt, decision, answer } = challenge;
  return (
    <div className="test-challenge">
      <p>
        You questioned the answer key on {printDay(today(createdAt))}: “{reason}”
      </p>
      <p>
        <b>{decision ? decisions[decision] : 'A teacher has still to decide.'}</b>
      </p>
      {answer !== '' && <p>The teacher’s answer: “{answer}”</p>}
    </div>
  );
}
