'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { newRequestId } from '@/components/form/call';
import { Field, type FieldWiring } from '@/components/form/fields';
import type { FormValues } from '@/components/form/form-values';
import { Opened } from '@/components/office/ui/details';
import {
  Choices,
  isFocusFree,
  Line,
  OfficeForm,
  useOfficeForm,
  Words,
} from '@/components/office/ui/form';
import { buttonClass } from '@/components/ui/button';
import { courseOptions } from '@/content/course-options';
import { closedReasons, leadStatusWords } from '@/content/lead-words';
import { callTimes, fieldTime } from '@/lib/leads/delhi-time';
import type { LeadOwner, LeadState } from '@/lib/leads/listed-lead';
import { useDesk } from './leads-provider';

interface LeadFieldProps<Name extends string> {
  of: string;
  field: FieldWiring;
  error: string | undefined;
  start: string;
  fill: (name: Name, value: string) => Promise<void>;
}

/** There while "closed" is chosen: one tap for what happens often, any words for the rest. */
function ClosedReason({ of, field, error, start, fill }: LeadFieldProps<'closedReason'>) {
  return (
    <div className="lead-closed">
      <Line of={of} field={field} error={error} label="Why it is closed" defaultValue={start} />
      <p className="lead-taps">
        {closedReasons.map((reason) => (
          <button key={reason} type="button" onClick={() => void fill('closedReason', reason)}>
            {reason}
          </button>
        ))}
      </p>
    </div>
  );
}

const taps = [
  ['in 2 hours', 'inTwoHours'],
  ['tomorrow 11:00', 'tomorrowAt11'],
  ['Monday 11:00', 'mondayAt11'],
] as const;

/** Day and time of the next call; not there for what is closed or enrolled. */
function NextCall({ of, field, error, start, fill }: LeadFieldProps<'nextCallAt'>) {
  return (
    <div className="lead-next">
      <Line
        of={of}
        field={field}
        error={error}
        label="Next call"
        defaultValue={start}
        type="datetime-local"
      />
      <p className="lead-taps">
        {taps.map(([words, time]) => (
          <button
            key={time}
            type="button"
            onClick={() => void fill('nextCallAt', callTimes(new Date())[time])}
          >
            <span className="sr-only">Call again </span>
            {words}
          </button>
        ))}
        <button type="button" onClick={() => void fill('nextCallAt', '')}>
          no call
        </button>
      </p>
    </div>
  );
}

interface OwnerFieldProps extends Omit<LeadFieldProps<'staffId'>, 'fill'> {
  /** Who has it now, perhaps no longer working here. */
  owner?: LeadOwner | null;
}

/** Who follows it up. */
function OwnerField({ of, field, error, start, owner = null }: OwnerFieldProps) {
  const { owners } = useDesk();
  const left = owner && owners.every(({ id }) => id !== owner.id) ? [owner] : [];
  return (
    <Field id={`${field.name}-${of}`} label="Who follows it up" error={error}>
      {(control) => (
        <select {...control} {...field} defaultValue={start}>
          <option value="">Nobody yet</option>
          {[...left, ...owners].map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const loadLeadChangeSchema = () =>
  import('@/lib/leads/office-forms').then((schemas) => schemas.leadChangeSchema);

const statuses = Object.entries(leadStatusWords);

interface LeadFormProps {
  /** As it was seen when the first letter was typed. */
  lead: LeadState & { name: string };
  /** What was typed since, where the row was made anew. */
  typed: FormValues;
  onTouched: () => void;
  onDone: () => void;
}

/** How far a lead has come, who follows it up, when it is called next, and a note. */
function LeadForm({ lead, typed, onTouched, onDone }: LeadFormProps) {
  const { id, name } = lead;
  const { me, tell } = useDesk();
  const [requestId] = useState(newRequestId);
  const [version, setVersion] = useState(lead.version);
  const was = typedOf(lead);
  const start = { ...was, staffId: was.staffId || me, note: '', ...typed };
  const form = useOfficeForm<typeof start & Record<string, string>, { version: number }>({
    url: '/api/admin/lead',
    loadSchema: loadLeadChangeSchema,
    blank: { ...start, id, requestId, version: String(version) },
    told: () => `Saved: ${name}.`,
    sent: (typed) => ({ id, requestId, version, note: typed.note, ...changesOf(was, typed) }),
    overtaken: setVersion,
  });
  const { ref, bind, bindChoice, done } = form;
  const fill: typeof form.fill = async (field, value) => {
    onTouched();
    await form.fill(field, value);
    onTouched();
  };
  useEffect(() => {
    if (done === null) return;
    const opened = ref.current?.closest('details');
    if (opened) {
      opened.open = false;
      if (isFocusFree(ref.current)) opened.querySelector('summary')?.focus();
    }
    tell(`Saved: ${name}.`);
    onDone();
  }, [done, ref, name, tell, onDone]);
  const overtaken = version !== lead.version;
  return (
    <OfficeForm
      form={form}
      label={`Change ${name}`}
      send={overtaken ? 'Save mine over it' : 'Save'}
      sending="Saving"
    >
      <NoAnswer isNew={lead.status === 'new'} form={{ ref, fill }} />
      <Choices
        {...bindChoice('status')}
        of={id}
        label="How far it has come"
        choices={statuses}
        start={start.status}
      />
      <ClosedReason {...bind('closedReason')} of={id} start={start.closedReason} fill={fill} />
      <NextCall {...bind('nextCallAt')} of={id} start={start.nextCallAt} fill={fill} />
      <Words {...bind('note')} of={id} label="Note" start={start.note} />
      <OwnerField {...bind('staffId')} of={id} start={start.staffId} owner={lead.owner} />
    </OfficeForm>
  );
}

/** What of a lead stands in the fields. */
function typedOf({ status, closedReason, owner, nextCallAt }: LeadState) {
  return {
    status: status as string,
    closedReason: closedReason ?? '',
    staffId: owner?.id ?? '',
    nextCallAt: nextCallAt ? fieldTime(new Date(nextCallAt)) : '',
  };
}

/** Only what is not as it was, so that nobody takes back what somebody else did to the rest. */
function changesOf(was: ReturnType<typeof typedOf>, typed: FormValues): Partial<FormValues> {
  const names = Object.keys(was) as (keyof typeof was)[];
  const changed = names.filter((name) => typed[name] !== was[name]);
  const told = changed.filter((name) => name !== 'closedReason' || typed.status === 'closed');
  return Object.fromEntries(told.map((name) => [name, typed[name]]));
}

interface LeadChangeProps {
  lead: LeadState & { name: string };
  /** Open from the beginning, where there is nothing else to do. */
  bare?: boolean;
}

/**
 * The form of one lead, as often as it is wanted. While something is typed it stays about the lead as it
 * was seen then, whatever the list is drawn anew for, and wherever in it.
 */
export function LeadChange({ lead, bare = false }: LeadChangeProps) {
  const { drafts } = useDesk();
  const [draft, setDraft] = useState(() => drafts.get(lead.id) ?? null);
  const [held, setHeld] = useState(draft?.lead ?? null);
  const [round, setRound] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const seen = held ?? lead;
  const touched = () => {
    setHeld(seen);
    const form = place.current?.querySelector('form');
    if (form) drafts.set(lead.id, { lead: seen, typed: textsOf(form) });
  };
  const form = (
    <div ref={place} onInput={touched}>
      <LeadForm
        key={`${round}-${seen.version}`}
        lead={seen}
        typed={draft?.typed ?? {}}
        onTouched={touched}
        onDone={() => {
          drafts.delete(lead.id);
          setDraft(null);
          setHeld(null);
          setRound(round + 1);
        }}
      />
    </div>
  );
  if (bare) return form;
  return (
    <Opened
      className="lead-change"
      startOpen={draft !== null}
      summary={
        <>
          Change<span className="sr-only"> {lead.name}</span>
        </>
      }
    >
      {form}
    </Opened>
  );
}

function textsOf(form: HTMLFormElement): FormValues {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

interface NoAnswerProps {
  isNew: boolean;
  form: {
    ref: RefObject<HTMLFormElement | null>;
    fill: (name: 'status' | 'nextCallAt' | 'note', value: string) => Promise<void>;
  };
}

/** What happens most often, in one tap. */
function NoAnswer({ isNew, form: { ref, fill } }: NoAnswerProps) {
  const save = async () => {
    const note = ref.current?.elements.namedItem('note');
    const typed = note && 'value' in note ? String(note.value) : '';
    if (isNew) await fill('status', 'called');
    await fill('nextCallAt', callTimes(new Date()).tomorrowSameTime);
    if (typed.trim() === '') await fill('note', 'No answer.');
    ref.current?.requestSubmit();
  };
  return (
    <button type="button" className={buttonClass('outline')} onClick={() => void save()}>
      Called, no answer: again tomorrow at this time
    </button>
  );
}

const loadWalkInSchema = () =>
  import('@/lib/leads/office-forms').then((schemas) => schemas.walkInSchema);

const empty = { name: '', phonenumber: '', email: '', coursename: '', note: '', nextCallAt: '' };

interface Added {
  id: string;
  times: number;
}

/** Somebody who came to the office. After one is saved the form is there for the next. */
export function WalkInForm() {
  const [round, setRound] = useState(0);
  return <OneWalkIn key={round} onNext={() => setRound(round + 1)} />;
}

const of = 'walk-in';

function OneWalkIn({ onNext }: { onNext: () => void }) {
  const { me } = useDesk();
  const [requestId] = useState(newRequestId);
  const form = useOfficeForm<Record<string, string>, Added>({
    url: '/api/admin/walk-in',
    loadSchema: loadWalkInSchema,
    blank: { ...empty, requestId, staffId: me },
    told: ({ times }) => (times > 1 ? `Saved. This phone has asked ${times} times now.` : 'Saved.'),
  });
  const { bind, fill, done } = form;
  return (
    <OfficeForm
      form={form}
      label="Walk-in"
      send="Save the walk-in"
      sending="Saving"
      next={done && <Next id={done.id} onNext={onNext} />}
    >
      <Line {...bind('name')} of={of} label="Name" required />
      <Line {...bind('phonenumber')} of={of} label="Phone" type="tel" inputMode="tel" required />
      <Line {...bind('email')} of={of} label="E-mail (optional)" inputMode="email" />
      <CourseLine {...bind('coursename')} />
      <Words {...bind('note')} of={of} label="Note (optional)" />
      <NextCall {...bind('nextCallAt')} of={of} start="" fill={fill} />
      <OwnerField {...bind('staffId')} of={of} start={me} />
    </OfficeForm>
  );
}

/** The courses of the site's own forms, or any other words. */
function CourseLine({ field, error }: ReturnType<ReturnType<typeof useOfficeForm>['bind']>) {
  return (
    <Field id={`coursename-${of}`} label="Course (optional)" error={error}>
      {(control) => (
        <>
          <input {...control} {...field} list="walk-in-courses" autoComplete="off" />
          <datalist id="walk-in-courses">
            {courseOptions.map((option) => (
              <option key={option} value={option} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

function Next({ id, onNext }: { id: string; onNext: () => void }) {
  return (
    <>
      <a href={`/searchuser/leads/${id}`}>Open it</a>{' '}
      <button type="button" className="lead-again" onClick={onNext}>
        Write down another one
      </button>
    </>
  );
}
