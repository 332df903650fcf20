'use client';

import { useState } from 'react';
import { printRule } from '@/components/practice/printed-answer';
import { TypesetHtml } from '@/components/practice/typeset-html';
import { LazyDetails } from '@/components/office/ui/details';
import { FilterField } from '@/components/office/ui/filters';
import {
  ActionForm,
  AUDITED_REASON,
  OfficeForm,
  RadioField,
  TextAreaField,
  TextField,
  useOfficeForm,
  type BoundField,
} from '@/components/office/ui/form';
import { Badge } from '@/components/office/ui/list';
import { Section } from '@/components/office/ui/section';
import { countText } from '@/content/counted';
import { printMarks } from '@/content/catalogue/exams/pattern';
import type { KeyRule } from '@/content/practice/mark-answers';
import { optionLetters } from '@/content/practice/practice-question';
import type { ListedChallenge } from '@/lib/exam-room/paper-results';
import { relativeTime } from '@/lib/site/delhi-time';

const forms = () =>
  import('@/lib/exam-room/paper-forms').then(({ changeKeySchema }) => changeKeySchema);

/** A question with its key as it is marked now. Texts are HTML. */
interface KeyedQuestion {
  position: number;
  title: string;
  text: string;
  options: readonly string[];
  key: KeyRule;
  isDropped: boolean;
  isChanged: boolean;
}

interface PaperKeysProps {
  paper: string;
  questions: readonly KeyedQuestion[];
  challenges: readonly ListedChallenge[];
  asOf: string;
}

const decisions = {
  stays: 'The key stays',
  changed: 'Another key counts',
  dropped: 'Drop the question: its marks go to everybody',
} as const;

/** The challenges with what was decided, and the changes of a key that nobody had challenged. */
export function PaperKeys({ paper, questions, challenges, asOf }: PaperKeysProps) {
  const open = challenges.filter(({ decision }) => decision === null);
  const decided = challenges.filter(({ decision }) => decision !== null);
  const challenged = questions.filter(({ position }) =>
    open.some((one) => one.position === position),
  );
  return (
    <>
      <Section
        id="challenges"
        title={open.length > 0 ? countText(open.length, 'open challenge') : 'Challenges'}
      >
        {open.length === 0 && <p className="office-empty">No key is challenged.</p>}
        {challenged.map((question) => (
          <div key={question.position} className="office-card">
            <Question question={question} />
            <ul className="office-items">
              {open
                .filter(({ position }) => position === question.position)
                .map((challenge) => (
                  <Challenge key={challenge.id} challenge={challenge} asOf={asOf} />
                ))}
            </ul>
            <DecideKey paper={paper} question={question} isChallenged />
          </div>
        ))}
      </Section>
      <Section id="change" title="Change a key">
        <OtherKey
          paper={paper}
          questions={questions.filter((question) => !challenged.includes(question))}
        />
      </Section>
      {decided.length > 0 && (
        <Section id="decided" title="Decided">
          <ul className="office-items">
            {decided.map((challenge) => (
              <Challenge key={challenge.id} challenge={challenge} asOf={asOf} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Challenge({ challenge, asOf }: { challenge: ListedChallenge; asOf: string }) {
  const { position, name, reason, createdAt, decision, answer } = challenge;
  return (
    <li>
      <p className="office-note">
        Question {position + 1}, <bdi>{name}</bdi>, {relativeTime(createdAt.toISOString(), asOf)}
      </p>
      <p className="office-quote">{reason}</p>
      {decision && (
        <p>
          <b>{decisions[decision]}.</b> {answer}
        </p>
      )}
    </li>
  );
}

function Question({ question }: { question: KeyedQuestion }) {
  const { position, title, text, options, key, isDropped, isChanged } = question;
  return (
    <div className="office-stack paper-question">
      <h3>
        {position + 1}. <bdi>{title}</bdi>
      </h3>
      <p>
        <TypesetHtml html={text} />
      </p>
      <ol>
        {options.map((option, index) => (
          <li key={option}>
            <b>{optionLetters[index]}</b> <TypesetHtml html={option} />
          </li>
        ))}
      </ol>
      <p>
        <b>Key:</b> {isDropped ? 'marks to all' : printRule(key)}{' '}
        {isChanged && <Badge tone="neutral">Changed</Badge>}
      </p>
    </div>
  );
}

/** Changes the key of a question that nobody has challenged. */
function OtherKey({ paper, questions }: Pick<PaperKeysProps, 'paper' | 'questions'>) {
  const [chosen, setChosen] = useState('');
  const question = questions.find(({ position }) => String(position) === chosen);
  return (
    <LazyDetails className="office-box" summary="Change a key that nobody has challenged">
      <div className="paper-choice">
        <FilterField
          filter={{
            name: 'question',
            label: 'Question',
            any: 'Choose a question',
            choices: questions.map(({ position, title }) => [
              String(position),
              `${position + 1}. ${title}`,
            ]),
          }}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      {question && (
        <>
          <Question question={question} />
          <DecideKey key={chosen} paper={paper} question={question} isChallenged={false} />
        </>
      )}
    </LazyDetails>
  );
}

interface DecideKeyProps {
  paper: string;
  question: KeyedQuestion;
  isChallenged: boolean;
}

/** A decision in two steps: what it would do to the attempts, then the decision itself. */
function DecideKey(props: DecideKeyProps) {
  const [round, setRound] = useState(0);
  return <DecisionForm key={round} {...props} again={() => setRound(round + 1)} />;
}

/** What a decision would do to the attempts. */
function useKeyPreview(blank: Sent) {
  const [sent, setSent] = useState(blank);
  const form = useOfficeForm({
    url: '/api/admin/papers/key-preview',
    loadSchema: forms,
    blank,
    toBody: (typed) => {
      setSent(typed);
      return { ...typed, decision: typed.decision as keyof typeof decisions };
    },
    doneText: ({ attempts, changed, up, down, largest }) =>
      changed === 0
        ? `No marks change in ${countText(attempts, 'attempt')}.`
        : `${changed} of ${countText(attempts, 'attempt')} change: ${up} up, ${down} down, by ${printMarks(largest)} at most.`,
  });
  return { form, sent };
}

function DecisionForm(props: DecideKeyProps & { again: () => void }) {
  const { paper, question, isChallenged, again } = props;
  const place = { paper, position: String(question.position) };
  const decision = isChallenged ? 'stays' : 'changed';
  const blank = { ...place, decision, right: '', from: '', to: '', answer: '' };
  const { form, sent } = useKeyPreview(blank);
  const { bind, bindChoice } = form;
  return (
    <>
      <OfficeForm
        form={form}
        label={`Decide on question ${question.position + 1}`}
        send="See what changes"
        sending="Counting"
      >
        <RadioField
          {...bindChoice('decision')}
          label="Decision"
          choices={Object.entries(decisions).filter(([name]) => isChallenged || name !== 'stays')}
          initial={decision}
        />
        <KeyFields form={form} type={question.key.type} />
        <TextAreaField
          {...bind('answer')}
          label={isChallenged ? 'What those who challenged it are told' : AUDITED_REASON}
        />
      </OfficeForm>
      {form.done !== null && <Confirm sent={sent} again={again} />}
    </>
  );
}

interface KeyFieldsProps {
  form: ReturnType<typeof useKeyPreview>['form'];
  type: KeyRule['type'];
}

/** Another key: a range of numbers, or options. */
function KeyFields({ form: { bind, fill }, type }: KeyFieldsProps) {
  if (type === 'NAT') {
    return (
      <div className="office-columns">
        <TextField {...bind('from')} label="Right from" inputMode="decimal" />
        <TextField
          {...bind('to')}
          label="to"
          hint="The same number where only one is right"
          inputMode="decimal"
        />
      </div>
    );
  }
  return (
    <LettersField
      {...bind('right')}
      hint={
        type === 'MCQ'
          ? 'Only for another key. Every option ticked here counts as right.'
          : 'Only for another key. Tick all right options.'
      }
      onChange={(letters) => void fill('right', letters)}
    />
  );
}

type Sent = Record<'paper' | 'position' | 'decision' | 'right' | 'from' | 'to' | 'answer', string>;

function Confirm({ sent, again }: { sent: Sent; again: () => void }) {
  return (
    <div className="office-stack">
      <ActionForm
        url="/api/admin/papers/key"
        loadSchema={forms}
        blank={sent}
        doneText={({ changed, answered }) =>
          `Decided. ${countText(changed, 'attempt')} marked anew, ${countText(answered, 'challenge')} answered.`
        }
        label="Confirm the decision"
        send="Decide"
        sending="Marking"
      />
      <button type="button" className="link-button" onClick={again}>
        Choose again
      </button>
    </div>
  );
}

interface LettersFieldProps extends BoundField {
  hint: string;
  onChange: (letters: string) => void;
}

function LettersField({ id, field, error, hint, onChange }: LettersFieldProps) {
  const [chosen, setChosen] = useState('');
  const change = (letter: string, isChosen: boolean) => {
    const next = optionLetters
      .filter((one) => (one === letter ? isChosen : chosen.includes(one)))
      .join('');
    setChosen(next);
    onChange(next);
  };
  return (
    <fieldset
      className={`field office-choices paper-letters ${error ? 'field-wrong' : ''}`}
      aria-describedby={error && `${id}-error`}
    >
      <legend>Right options</legend>
      <p className="office-note">{hint}</p>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      <div>
        {optionLetters.map((letter) => (
          <label key={letter}>
            <input
              type="checkbox"
              checked={chosen.includes(letter)}
              onChange={({ target }) => change(letter, target.checked)}
            />
            {letter}
          </label>
        ))}
      </div>
      <input {...field} type="hidden" defaultValue="" />
    </fieldset>
  );
}
