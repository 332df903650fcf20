'use client';

import { useId, useState } from 'react';
import { isAnswered } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { useHydrated } from '@/components/form/form-values';
import { Notice } from '@/components/form/notice';
import type { FormNotice } from '@/components/form/use-checked-form';
import { officeCall, UNREACHED } from '@/components/office/frame/office-call';
import { Details, LazyDetails } from '@/components/office/ui/details';
import { useOffice } from '@/components/office/ui/office-context';
import { Badge } from '@/components/office/ui/list';
import { Section } from '@/components/office/ui/section';
import { leaveExpiredSession } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { printShortDay } from '@/content/day';
import type {
  Decided,
  ListedChecklist,
  ListedPoint,
  ListedTopic,
} from '@/lib/publishing/checklist';
import type { DecideInput } from '@/lib/publishing/site-forms';

/** The setup checklist: open points by topic, and settled ones. */
export function Checklist({ topics, decided }: ListedChecklist) {
  const points = topics.flatMap((topic) => topic.points);
  const settled = new Set(decided.map(({ id }) => id));
  return (
    <Section id="checklist" title="Before the site goes public">
      <p className="office-prose">{summaryOf(points, decided.length)}</p>
      <ul className="site-topics">
        {topics.map((topic) => (
          <li key={topic.id}>
            <Topic topic={topic} settled={settled} />
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
  return `${counts.join(', ')}. Fill in what is missing, and tick what is right as it stands: a tick counts at once.`;
}

function Summary({ title, note }: { title: string; note: string }) {
  return (
    <span>
      {title} <span className="office-note">{note}</span>
    </span>
  );
}

interface TopicProps {
  topic: ListedTopic;
  /** Ids of the settled points. */
  settled: ReadonlySet<string>;
}

function Topic({ topic: { id, title, intro, points }, settled }: TopicProps) {
  const open = points.filter(({ isFilledIn }) => !isFilledIn);
  const filledIn = points.length - open.length;
  const forms = new Map(open.flatMap(({ form }) => (form ? [[form.id, form.title] as const] : [])));
  const listed = useListed(open).filter((point) => open.includes(point) || settled.has(point.id));
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
      <TickTogether points={open} />
      {filledIn > 0 && (
        <p className="site-topic-intro">
          <Badge tone="success">{filledIn} filled in</Badge> Settled once published.
        </p>
      )}
      <ul className="ruled site-points">
        {listed.map((point) => (
          <Point key={point.id} point={point} isSettled={settled.has(point.id)} />
        ))}
      </ul>
    </Details>
  );
}

/** The open points and those settled since the page was opened, so that nothing moves under a thumb. */
function useListed(open: readonly ListedPoint[]): readonly ListedPoint[] {
  const [listed, setListed] = useState(open);
  const known = new Set(listed.map(({ id }) => id));
  const added = open.filter(({ id }) => !known.has(id));
  if (added.length > 0) setListed([...listed, ...added]);
  return listed.map((point) => open.find(({ id }) => id === point.id) ?? point);
}

/** Settles several points at once. */
function TickTogether({ points }: { points: readonly ListedPoint[] }) {
  const scripted = useHydrated();
  const { send, sending, notice } = useDecision();
  const meanings = [...new Set(points.flatMap(({ keep }) => keep ?? []))];
  return (
    <>
      <div className="office-links">
        {meanings.map((keep) => {
          const same = points.filter((point) => point.keep === keep).map(({ id }) => id);
          return (
            same.length > 2 && (
              <button
                key={keep}
                type="button"
                className="link-button"
                disabled={!scripted}
                aria-disabled={sending}
                onClick={() =>
                  void send(
                    { points: same, outcome: 'keep', note: '' },
                    `${same.length} points are settled.`,
                  )
                }
              >
                Tick all {same.length}: {keep}
              </button>
            )
          );
        })}
      </div>
      <Notice notice={notice} />
    </>
  );
}

const SETTLED = 'Settled.';
const OPEN_AGAIN = 'The point is open again.';

interface PointProps {
  point: ListedPoint;
  /** Since the page was opened. */
  isSettled: boolean;
}

/** A question; its tick is saved at once, and undone by another click. */
function Point({ point, isSettled }: PointProps) {
  const { id, what, form, keep, asked, lines } = point;
  const question = useId();
  const scripted = useHydrated();
  const { send, sending, notice } = useDecision();
  /* The value clicked last: the tick shows before the list is reloaded. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  const press = async () => {
    if (sending) return;
    setPressed(isSettled);
    const outcome = isSettled ? 'open' : 'keep';
    const isDone = await send(
      { points: [id], outcome, note: '' },
      isSettled ? OPEN_AGAIN : SETTLED,
    );
    if (!isDone) setPressed(null);
  };
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
            checked={pressed === isSettled ? !isSettled : isSettled}
            disabled={!scripted}
            aria-disabled={sending}
            aria-describedby={question}
            onChange={() => void press()}
          />
          {keep}
        </label>
      )}
      <Notice notice={notice} />
      {!form && lines.length === 0 && !isSettled && (
        <LazyDetails summary="It should say something else">
          <ChangeForm point={id} />
        </LazyDetails>
      )}
    </li>
  );
}

/** Records points that only a change of the program can settle. */
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
          onClick={() => void send({ points: [id], outcome: 'open', note: '' }, OPEN_AGAIN)}
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

/** Sends one decision at a time, then reloads the list. */
function useDecision() {
  const { refresh } = useOffice();
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [error, setError] = useState<string | undefined>();
  const send = async (body: DecideInput, doneText: string): Promise<boolean> => {
    if (sending) return false;
    setSending(true);
    setNotice(null);
    const outcome = await officeCall('/api/admin/site/decide', body);
    setSending(false);
    if (outcome.ok) {
      setError(undefined);
      setNotice({ kind: 'success', text: doneText });
      refresh(doneText);
      return true;
    }
    if (outcome.reason === 'unauthorized') {
      leaveExpiredSession('/admin');
      return false;
    }
    setError(isAnswered(outcome) ? outcome.fields.note : undefined);
    setNotice({ kind: 'warning', text: (isAnswered(outcome) && outcome.message) || UNREACHED });
    return false;
  };
  return { send, sending, notice, error };
}
