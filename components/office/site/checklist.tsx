'use client';

import { useId, useState } from 'react';
import { isAnswered } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { useHydrated } from '@/components/form/form-values';
import { Notice } from '@/components/form/notice';
import type { FormNotice } from '@/components/form/use-checked-form';
import { officeCall } from '@/components/office/frame/office-call';
import { Details, LazyDetails } from '@/components/office/ui/details';
import { useOffice } from '@/components/office/ui/office-context';
import { Badge } from '@/components/office/ui/list';
import { Section } from '@/components/office/ui/section';
import { leaveExpiredSession } from '@/components/student/session/session';
import { buttonClass } from '@/components/ui/button';
import { printShortDay } from '@/content/day';
import type {
  Decided,
  ListedChecklist,
  ListedPoint,
  ListedTopic,
} from '@/lib/office/site/checklist';
import type { DecideInput } from '@/lib/office/site/site-forms';

/** The setup checklist: what is open, topic by topic, and what is settled. */
export function Checklist({ topics, decided }: ListedChecklist) {
  const points = topics.flatMap((topic) => topic.points);
  return (
    <Section id="checklist" title="Before the site goes public">
      <p className="office-prose">{summaryOf(points, decided.length)}</p>
      <ul className="site-topics">
        {topics.map((topic) => (
          <li key={topic.id}>
            <Topic topic={topic} />
          </li>
        ))}
        {decided.length > 0 && (
          <li>
            <LazyDetails
              className="office-box"
              summary={<Summary title="Settled" note={String(decided.length)} />}
            >
              <ul className="ruled site-points" aria-label="Settled">
                {decided.map((point) => (
                  <SettledPoint key={point.id} point={point} />
                ))}
              </ul>
            </LazyDetails>
          </li>
        )}
      </ul>
    </Section>
  );
}

function summaryOf(points: readonly ListedPoint[], settled: number): string {
  if (points.length === 0) return 'Everything is settled. Ready for the public.';
  const filledIn = points.filter(({ isFilledIn }) => isFilledIn).length;
  if (filledIn === points.length) {
    return 'Everything is settled or filled in. Publish it, and the site is ready for the public.';
  }
  const counts = [
    `${points.length - filledIn} open`,
    ...(filledIn > 0 ? [`${filledIn} filled in and not published yet`] : []),
    ...(settled > 0 ? [`${settled} settled`] : []),
  ];
  return `${counts.join(', ')}. Fill in what is missing, and tick what is right as it stands.`;
}

function Summary({ title, note }: { title: string; note: string }) {
  return (
    <span>
      {title} <span className="office-note">{note}</span>
    </span>
  );
}

function Topic({ topic: { id, title, intro, points } }: { topic: ListedTopic }) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const open = points.filter(({ isFilledIn }) => !isFilledIn);
  const filledIn = points.length - open.length;
  const forms = new Map(open.flatMap(({ form }) => (form ? [[form.id, form.title] as const] : [])));
  return (
    <Details
      id={`topic-${id}`}
      className="office-box"
      summary={
        <Summary title={title} note={open.length > 0 ? `${open.length} open` : 'Publish it'} />
      }
    >
      {intro && <p className="office-note site-topic-intro">{intro}</p>}
      {forms.size > 0 && (
        <p className="office-links">
          {[...forms].map(([form, name]) => (
            <a key={form} href={`/searchuser/site/${form}`}>
              Fill in or change: {name}
            </a>
          ))}
        </p>
      )}
      <TickTogether points={open} onTick={(more) => setTicked([...ticked, ...more])} />
      {filledIn > 0 && (
        <p className="site-topic-intro">
          <Badge tone="success">{filledIn} filled in</Badge> Settled once published.
        </p>
      )}
      <ul className="ruled site-points">
        {open.map((point) => (
          <Point
            key={point.id}
            point={point}
            isTicked={ticked.includes(point.id)}
            onTick={(on) =>
              setTicked(on ? [...ticked, point.id] : ticked.filter((one) => one !== point.id))
            }
          />
        ))}
      </ul>
      <Settle
        chosen={open.map(({ id: point }) => point).filter((point) => ticked.includes(point))}
      />
    </Details>
  );
}

interface TickTogetherProps {
  points: readonly ListedPoint[];
  onTick: (points: readonly string[]) => void;
}

/** Ticks what several points have in common. */
function TickTogether({ points, onTick }: TickTogetherProps) {
  const scripted = useHydrated();
  const meanings = [...new Set(points.flatMap(({ keep }) => keep ?? []))];
  return meanings.map((keep) => {
    const same = points.filter((point) => point.keep === keep).map(({ id }) => id);
    return (
      same.length > 2 && (
        <button
          key={keep}
          type="button"
          className="link-button"
          disabled={!scripted}
          onClick={() => onTick(same)}
        >
          Tick all {same.length}: {keep}
        </button>
      )
    );
  });
}

function Settle({ chosen }: { chosen: readonly string[] }) {
  const { send, sending, notice } = useDecision();
  return (
    <>
      {chosen.length > 0 && (
        <div className="site-settle">
          <button
            type="button"
            className={buttonClass('primary')}
            aria-disabled={sending}
            onClick={() =>
              void send({ points: [...chosen], outcome: 'keep', note: '' }, settledText(chosen))
            }
          >
            {sending ? 'Saving' : `Settle what is ticked (${chosen.length})`}
          </button>
        </div>
      )}
      <Notice notice={notice} />
    </>
  );
}

const settledText = ({ length }: readonly string[]) =>
  length === 1 ? 'One point is settled.' : `${length} points are settled.`;

interface PointProps {
  point: ListedPoint;
  isTicked: boolean;
  onTick: (on: boolean) => void;
}

function Point({ point, isTicked, onTick }: PointProps) {
  const { id, what, form, keep, asked, lines } = point;
  const question = useId();
  const scripted = useHydrated();
  return (
    <li>
      <p id={question} className="site-point">
        {what}
      </p>
      {lines.length > 0 && <pre className="site-lines">{lines.join('\n')}</pre>}
      {asked && (
        <p className="office-quote">
          {asked.decision} <Byline {...asked} />
        </p>
      )}
      {keep !== null && (
        <label className="office-tick">
          <input
            type="checkbox"
            checked={isTicked}
            disabled={!scripted}
            aria-describedby={question}
            onChange={({ target }) => onTick(target.checked)}
          />
          {keep}
        </label>
      )}
      {!form && lines.length === 0 && (
        <LazyDetails summary="It should say something else">
          <ChangeForm point={id} />
        </LazyDetails>
      )}
    </li>
  );
}

/** Notes what only a change of the program can settle. */
function ChangeForm({ point }: { point: string }) {
  const id = useId();
  const [note, setNote] = useState('');
  const { send, sending, notice, error } = useDecision();
  return (
    <form
      className="office-form"
      noValidate
      aria-label="What it should say"
      onSubmit={(event) => {
        event.preventDefault();
        void send({ points: [point], outcome: 'change', note }, 'Noted. The point stays open.');
      }}
    >
      <Field
        id={id}
        label="What it should say"
        hint="No form changes this. Send these words to whoever looks after the program; the point stays open until the pages say it."
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <button type="submit" className={buttonClass('outline')} aria-disabled={sending}>
        {sending ? 'Saving' : 'Note the change'}
      </button>
      <Notice notice={notice} />
    </form>
  );
}

function SettledPoint({ point }: { point: ListedChecklist['decided'][number] }) {
  const { id, what, decision, by } = point;
  const { send, sending, notice } = useDecision();
  return (
    <li>
      <p className="site-point">{what}</p>
      <p className="office-quote">
        {decision} <Byline {...point} />
      </p>
      {by !== null && (
        <button
          type="button"
          className="link-button"
          aria-disabled={sending}
          onClick={() =>
            void send({ points: [id], outcome: 'open', note: '' }, 'The point is open again.')
          }
        >
          Open it again
        </button>
      )}
      <Notice notice={notice} />
    </li>
  );
}

function Byline({ by, decidedOn }: Decided) {
  return (
    <span className="office-note">
      <bdi>{by ?? 'In the program'}</bdi>, {printShortDay(decidedOn)}
    </span>
  );
}

const UNREACHED = 'No answer from the server. Press the button again: nothing is done twice.';

/** Sends a decision once at a time, and reloads the list after it. */
function useDecision() {
  const { refresh } = useOffice();
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [error, setError] = useState<string | undefined>();
  const send = async (body: DecideInput, doneText: string) => {
    if (sending) return;
    setSending(true);
    setNotice(null);
    const outcome = await officeCall('/api/admin/site/decide', body);
    setSending(false);
    if (outcome.ok) {
      setError(undefined);
      setNotice({ kind: 'success', text: doneText });
      return refresh(doneText);
    }
    if (outcome.reason === 'unauthorized') return leaveExpiredSession('/admin');
    setError(isAnswered(outcome) ? outcome.fields.note : undefined);
    setNotice({ kind: 'warning', text: (isAnswered(outcome) && outcome.message) || UNREACHED });
  };
  return { send, sending, notice, error };
}
