import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { buttonClass } from '@/components/ui/button';
import { printExactly } from '@/content/catalogue/exams/pattern';
import type { Language } from '@/content/hindi';
import { isAnswered, type GivenAnswer } from '@/content/practice/mark-answers';
import { optionLetters } from '@/content/practice/practice-question';
import {
  slugsOf,
  type RoomPaper,
  type RoomQuestion,
  type RoomSection,
} from '@/content/practice/room-paper';
import {
  changeSign,
  giveAnswer,
  markForReview,
  printClock,
  questionStates,
  showQuestion,
  stateOf,
  submitAttempt,
  type Attempt,
  type QuestionState,
} from './attempt';
import { CalculatorButton, SittingTools, textOf, useTools, type Tools } from './sitting-tools';
import { TypesetHtml } from './typeset-html';

/** What a press does to the attempt. `now` is in milliseconds. */
type Change = (attempt: Attempt, now: number) => Attempt;

type SittingProps = {
  paper: RoomPaper;
  attempt: Attempt;
  /** In milliseconds; the clock shows what is left from here to the attempt’s end. */
  now: number;
  /** Whether the exam has a calculator on its screen. */
  calculator: boolean;
  onChange: (change: Change) => void;
  /** Beside the clock. */
  note?: ReactNode;
  submitLabel?: string;
};

const answered = ({ answers }: Attempt, { questions }: RoomSection): number =>
  questions.filter(({ slug }) => isAnswered(answers[slug])).length;

/** The question on the screen, with clock, tools, palette and the way to the next one. */
export function Sitting(sitting: SittingProps) {
  const { paper, attempt, now, calculator, onChange, note, submitLabel } = sitting;
  const tools = useTools(paper);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const slugs = slugsOf(paper);

  // The button that began it is gone: what the clock runs for is on the screen and in focus.
  useEffect(() => {
    room.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);

  /** Shows the question, or asks to submit after the last one; `before` is done first. */
  const show = (slug: string | undefined, before: Change = (same) => same) => {
    onChange((from, at) => {
      const changed = before(from, at);
      return slug === undefined ? changed : showQuestion(changed, slug, at);
    });
    setIsSubmitting(slug === undefined);
    heading.current?.focus();
  };
  return (
    <div ref={room} className="practice-room" data-text-size={tools.textSize}>
      <div className="practice-bar">
        <Clock left={attempt.endsAt - now} />
        {calculator && <CalculatorButton />}
        <button
          type="button"
          className={buttonClass('outline', 'practice-submit')}
          onClick={() => setIsSubmitting(true)}
        >
          Submit
        </button>
        {note}
      </div>
      <SittingTools {...tools} />
      {isSubmitting ? (
        <SubmitQuestion
          paper={paper}
          attempt={attempt}
          label={submitLabel}
          onBack={() => setIsSubmitting(false)}
          onSubmit={() => onChange(submitAttempt)}
        />
      ) : (
        <Shown
          {...{ paper, attempt, heading, tools, onChange }}
          onNext={(before) => show(slugs[slugs.indexOf(attempt.shown) + 1], before)}
        />
      )}
      <Palette paper={paper} attempt={attempt} onShow={show} />
    </div>
  );
}

type ShownProps = Omit<SittingProps, 'now' | 'calculator'> & {
  tools: Tools;
  heading: RefObject<HTMLHeadingElement | null>;
  onNext: (before?: Change) => void;
};

function Shown({ paper, attempt, heading, tools, onChange, onNext }: ShownProps) {
  const slugs = slugsOf(paper);
  const slug = attempt.shown;
  const section = paper.sections.find((one) => one.questions.some((its) => its.slug === slug));
  const question = section?.questions.find((its) => its.slug === slug);
  if (!section || !question) return null;
  const number = slugs.indexOf(slug) + 1;
  const count = answered(attempt, section);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="practice-heading">
        Question {number} of {slugs.length}
        <small>
          {section.name} · {marking(question)}
        </small>
      </h2>
      <Answer
        key={slug}
        question={question}
        language={tools.language}
        given={attempt.answers[slug]}
        onGive={(given) => onChange((from, now) => giveAnswer(from, { slug, given, now }))}
      />
      <p role="status" className="practice-extra-answers empty:hidden">
        {count > section.counted &&
          `${count} answered in ${section.name}. Only the first ${section.counted} are marked, in the order of the paper: clear one that you are less sure of.`}
      </p>
      <div className="practice-buttons">
        <button type="button" className={buttonClass()} onClick={() => onNext()}>
          {number < slugs.length ? 'Next question' : 'To the end'}
        </button>
        <button
          type="button"
          className={buttonClass('outline')}
          onClick={() => onNext((from) => markForReview(from, slug, true))}
        >
          Mark for review and next
        </button>
        {attempt.marked.includes(slug) && (
          <button
            type="button"
            className={buttonClass('outline')}
            onClick={() => onChange((from) => markForReview(from, slug, false))}
          >
            Remove the mark
          </button>
        )}
        <button
          type="button"
          className={buttonClass('outline')}
          onClick={() => onChange((from, now) => giveAnswer(from, { slug, given: [], now }))}
        >
          Clear answer
        </button>
      </div>
    </div>
  );
}

const typeNames = {
  MCQ: 'one right option',
  MSQ: 'one or more right options',
  NAT: 'numerical answer',
} as const;

const marking = ({ type, gain, loss }: RoomQuestion) =>
  `${typeNames[type]} · +${printExactly(gain)}${loss > 0 ? `, −${printExactly(loss)} if wrong` : ''}`;

/* What a screen reader is told of the time: at ten, five and one minute. */
const calls = [10, 5, 1];

function Clock({ left }: { left: number }) {
  const minutes = Math.ceil(left / 60_000);
  const call = calls.includes(minutes) ? minutes : null;
  return (
    <p className="practice-clock" data-late={minutes <= 5 ? '' : undefined}>
      <span className="practice-clock-label">Time left</span>{' '}
      <b aria-hidden="true">{printClock(left)}</b>
      <span role="status" className="sr-only">
        {call !== null && `${call} ${call === 1 ? 'minute' : 'minutes'} left`}
      </span>
    </p>
  );
}

const LONGEST_NUMBER = 20;

type AnswerProps = {
  question: RoomQuestion;
  language: Language;
  given: GivenAnswer | undefined;
  onGive: (given: GivenAnswer) => void;
};

/** The question’s text and its options, or the field for a number. */
export function Answer({ question, language, given = [], onGive }: AnswerProps) {
  const { slug, type, unit } = question;
  const { text, options, lang } = textOf(question, language);
  const chosen = typeof given === 'string' ? [] : given;
  const typed = typeof given === 'string' ? given : '';
  return (
    <fieldset className="practice-question">
      <legend>
        <TypesetHtml html={text} lang={lang} />
      </legend>
      {type === 'NAT' ? (
        <p className="practice-number">
          <label htmlFor={slug}>Your answer</label>
          <input
            id={slug}
            className="control"
            inputMode="decimal"
            autoComplete="off"
            maxLength={LONGEST_NUMBER}
            value={typed}
            onChange={(event) => onGive(event.target.value)}
          />
          {/* The number pad of an iPhone has no minus. */}
          <button
            type="button"
            className={buttonClass('outline', 'practice-sign')}
            aria-label="Change the sign"
            // The field keeps the focus, and the phone its number pad.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onGive(changeSign(typed).slice(0, LONGEST_NUMBER))}
          >
            ±
          </button>
          {unit && <TypesetHtml html={unit} />}
        </p>
      ) : (
        optionLetters.map((letter, index) => (
          <label key={letter} className="practice-option">
            <input
              type={type === 'MCQ' ? 'radio' : 'checkbox'}
              name={slug}
              checked={chosen.includes(letter)}
              onChange={({ target }) =>
                onGive(
                  type === 'MCQ'
                    ? [letter]
                    : optionLetters.filter((one) =>
                        one === letter ? target.checked : chosen.includes(one),
                      ),
                )
              }
            />
            <b>{letter}</b>
            <TypesetHtml html={options[index] ?? ''} lang={lang} />
          </label>
        ))
      )}
    </fieldset>
  );
}

type PaletteProps = { paper: RoomPaper; attempt: Attempt; onShow: (slug: string) => void };

/** A button for each question, with its state, and how many are in each. */
function Palette({ paper, attempt, onShow }: PaletteProps) {
  const slugs = slugsOf(paper);
  return (
    <nav className="practice-palette" aria-label="Questions">
      {paper.sections.map((section) => (
        <section key={section.id}>
          <h3>
            {section.name}
            {section.counted < section.questions.length && (
              <small>
                {' '}
                {answered(attempt, section)} answered, {section.counted} count
              </small>
            )}
          </h3>
          <ol>
            {section.questions.map(({ slug }) => {
              const number = slugs.indexOf(slug) + 1;
              const state = stateOf(attempt, slug);
              return (
                <li key={slug}>
                  <button
                    type="button"
                    data-state={state}
                    aria-current={slug === attempt.shown ? 'step' : undefined}
                    aria-label={`Question ${number}: ${questionStates[state]}`}
                    onClick={() => onShow(slug)}
                  >
                    {number}
                  </button>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
      <Legend paper={paper} attempt={attempt} />
    </nav>
  );
}

function Legend({ paper, attempt }: { paper: RoomPaper; attempt: Attempt }) {
  const states = slugsOf(paper).map((slug) => stateOf(attempt, slug));
  return (
    <ul className="practice-legend">
      {(Object.keys(questionStates) as QuestionState[]).map((state) => (
        <li key={state}>
          <span data-state={state}>{states.filter((one) => one === state).length}</span>
          {questionStates[state]}
        </li>
      ))}
    </ul>
  );
}

type SubmitProps = {
  paper: RoomPaper;
  attempt: Attempt;
  label: string | undefined;
  onBack: () => void;
  onSubmit: () => void;
};

/** What is answered and what is not, before the paper is given in. */
function SubmitQuestion({ paper, attempt, label, onBack, onSubmit }: SubmitProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="practice-heading">
        Submit your paper?
      </h2>
      <ul className="ruled mt-3 mb-5">
        {paper.sections.map((section) => (
          <li key={section.id} className="py-2.5">
            <b>{section.name}</b>: {answered(attempt, section)} of {section.questions.length}{' '}
            answered
          </li>
        ))}
      </ul>
      <div className="practice-buttons">
        <button type="button" className={buttonClass()} onClick={onSubmit}>
          {label ?? 'Submit and see the result'}
        </button>
        <button type="button" className={buttonClass('outline')} onClick={onBack}>
          Back to the questions
        </button>
      </div>
    </div>
  );
}
