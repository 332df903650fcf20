'use client';

import { Fragment, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { newRequestId } from '@/components/form/call';
import { Field, type FieldWiring } from '@/components/form/fields';
import { readValues, type FormValues } from '@/components/form/form-values';
import { LazyDetails } from '@/components/office/ui/details';
import {
  canMoveFocus,
  TextField,
  OfficeForm,
  CheckboxField,
  useOfficeForm,
  useHasBeenTrue,
  TextAreaField,
} from '@/components/office/ui/form';
import { buttonClass } from '@/components/ui/button';
import { courseDurations, genders, paymentModes, studyModes } from '@/content/admission-choices';
import { printDay } from '@/content/day';
import type { PersonLead } from '@/lib/office/people/person';
import { changesIn } from '@/lib/office/people/person-forms';

interface CorrectFieldProps {
  /** Keeps ids unique when the field appears more than once on a page. */
  idSuffix: string;
  shown: ShownField;
  field: FieldWiring;
  error: string | undefined;
}

const choices: Readonly<Record<string, readonly string[]>> = {
  gender: genders,
  modeofpayment: paymentModes,
  courseduration: ['', ...courseDurations],
  coursetype: ['', ...studyModes],
};

/** A field with its current value: text, text area, date or select. */
function CorrectField({ idSuffix, shown, field, error }: CorrectFieldProps) {
  const { name, label, value } = shown;
  const own = { defaultValue: value, autoComplete: 'off' };
  const few = choices[name];
  return (
    <Field id={`${name}-${idSuffix}`} label={label} error={error}>
      {(control) => {
        if (name === 'address') return <textarea {...control} {...field} {...own} rows={2} />;
        if (!few) {
          const type = name === 'dateofbirth' ? 'date' : 'text';
          return <input {...control} {...field} {...own} type={type} />;
        }
        return (
          <select {...control} {...field} {...own}>
            {[...new Set([...few, value])].map((choice) => (
              <option key={choice} value={choice}>
                {choice || 'Not chosen'}
              </option>
            ))}
          </select>
        );
      }}
    </Field>
  );
}

interface ShownField {
  name: string;
  label: string;
  value: string;
  /** Part of the purchase, so not editable. */
  fixed?: boolean;
}

interface CorrectBlockProps {
  kind: 'student' | 'registration';
  id: string;
  title: string;
  fields: readonly ShownField[];
  /** Shown above the fields: side effects of a correction. */
  hint?: string;
}

/** Read-only values, and the form to correct them. */
export function CorrectBlock(props: CorrectBlockProps) {
  const { title, fields } = props;
  return (
    <div className="correct-block">
      <h3>{title}</h3>
      <dl>
        {fields.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <bdi>{shownValue(name, value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <LazyDetails
        summary={
          <>
            Correct<span className="sr-only"> {title}</span>
          </>
        }
      >
        <Repeatable>{(again) => <CorrectForm {...props} again={again} />}</Repeatable>
      </LazyDetails>
    </div>
  );
}

function shownValue(name: string, value: string): string {
  if (value.trim() === '') return '–';
  return name === 'dateofbirth' ? printDay(value) : value;
}

interface Corrected {
  fields: string[];
  loggedOut: boolean;
}

/** Sends the changed fields with a reason. A colleague's concurrent change is not overwritten. */
function CorrectForm(props: CorrectBlockProps & { again: () => void }) {
  const { kind, id, title, fields, hint, again } = props;
  const open = fields.filter(({ fixed }) => !fixed);
  // Values when the form opened: the page refreshes after a colleague's change.
  const [before] = useState(() => Object.fromEntries(open.map(({ name, value }) => [name, value])));
  const blank: FormValues = { ...before, reason: '' };
  const form = useOfficeForm({
    url: `/api/admin/correct-${kind}`,
    loadSchema: () =>
      import('@/lib/office/people/person-forms').then((made) => made.correctionForm(kind, before)),
    blank,
    toBody: (typed) => {
      const change = { reason: typed.reason ?? '', changes: changesIn(typed, before) };
      return kind === 'student' ? { student: id, ...change } : { registration: id, ...change };
    },
    doneText: (corrected) => correctedText(corrected, fields),
  });
  const { bind } = form;
  const place = `${id}-${title.replace(/\W/g, '')}`;
  return (
    <OfficeForm
      form={form}
      label={`Correct ${title}`}
      send="Correct it"
      sending="Correcting"
      next={
        <button type="button" className={buttonClass('outline')} onClick={again}>
          Correct more
        </button>
      }
    >
      {hint && <p className="office-note">{hint}</p>}
      {open.map((field) => (
        <CorrectField key={field.name} {...bind(field.name)} idSuffix={place} shown={field} />
      ))}
      {open.length < fields.length && (
        <p className="office-note">
          Course and duration were bought: they stay. For another course the student fills in a new
          form.
        </p>
      )}
      <TextAreaField
        {...bind('reason')}
        idSuffix={place}
        label="Why (kept in the audit: no names, no numbers)"
        required
      />
    </OfficeForm>
  );
}

function correctedText(
  { fields, loggedOut }: Corrected,
  shown: CorrectBlockProps['fields'],
): string {
  if (fields.length === 0) return 'It stood like this already.';
  const labels = shown.filter(({ name }) => fields.includes(name)).map(({ label }) => label);
  const out = loggedOut
    ? ' The student is logged out on every device, and logs in with what is right now.'
    : '';
  return `Corrected: ${labels.join(', ')}.${out}`;
}

const loadEraseSchema = () =>
  import('@/lib/office/people/person-forms').then((made) => made.eraseSchema);

interface EraseBlockProps {
  student: string;
  leads: readonly PersonLead[];
}

/** For the owner: what is erased, what is kept and why, and the erase form. */
export function EraseBlock({ student, leads }: EraseBlockProps) {
  return (
    <div className="correct-block">
      <h3>Erase this student</h3>
      <LazyDetails summary="What goes, what stays, and how">
        <EraseExplanation />
        <EraseForm student={student} leads={leads} />
      </LazyDetails>
    </div>
  );
}

function EraseForm({ student, leads }: EraseBlockProps) {
  const [chosen, setChosen] = useState<readonly string[]>(() => leads.map(({ id }) => id));
  const form = useOfficeForm({
    url: '/api/admin/erase',
    loadSchema: loadEraseSchema,
    blank: { student, confirm: '', reason: '', sure: '' },
    toBody: (typed) => ({ ...typed, leads: [...chosen] }),
    doneText: () => 'Erased.',
  });
  const { bind } = form;
  const sure = bind('sure');
  const needsConfirmation = useHasBeenTrue(Boolean(sure.error));
  return (
    <OfficeForm form={form} label="Erase this student" send="Erase for ever" sending="Erasing">
      {leads.length > 0 && <LeadTicks leads={leads} chosen={chosen} onChoose={setChosen} />}
      <TextAreaField
        {...bind('reason')}
        idSuffix={student}
        label="Why (kept in the audit: no names, no numbers)"
        required
      />
      <TextField
        {...bind('confirm')}
        idSuffix={student}
        label="Type the student’s name or e-mail"
        required
      />
      {needsConfirmation && (
        <CheckboxField
          {...sure}
          idSuffix={student}
          label="I have looked once more: erase all of it"
        />
      )}
    </OfficeForm>
  );
}

interface LeadTicksProps {
  leads: readonly PersonLead[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** Leads that may be the same person; families can share a phone. */
function LeadTicks({ leads, chosen, onChoose }: LeadTicksProps) {
  return (
    <fieldset className="field office-choices">
      <legend>Leads with the same phone or e-mail: untick those of somebody else</legend>
      <div>
        {leads.map(({ id, name, phonenumber, coursename, byPhone, byEmail }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            {[name, phonenumber, coursename].filter(Boolean).join(', ')} (same{' '}
            {[byPhone && 'phone', byEmail && 'e-mail'].filter(Boolean).join(' and ')})
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function EraseExplanation() {
  return (
    <div className="erase-words">
      <p>
        <b>Goes, for ever:</b> the account and all log-ins, photos, consents, notes, corrections,
        every registration, the leads ticked below, mails that wait to be sent, and what payment
        gateways and the bank wrote about the payments.
      </p>
      <p>
        <b>Stays:</b> payments, refunds and receipts with the name and number on them, no longer
        connected with anybody. Tax law wants the books kept (GST: six years after the annual return
        of the year). The audit stays, too: it says who did what, without names. Backups that were
        made before hold the student until they are deleted.
      </p>
      <p>
        It cannot be undone. Payments that are open or need a decision have to be settled first.
      </p>
    </div>
  );
}

const loadUnlockSchema = () =>
  import('@/lib/office/people/person-forms').then((made) => made.unlockSchema);

interface LogInBlockProps {
  id: string;
  logIns: number;
  failedTries: number;
}

/** Sessions of the student, and a reset after too many failed log-ins. */
export function LogInBlock({ id, logIns, failedTries }: LogInBlockProps) {
  return (
    <div className="correct-block">
      <h3>Log-in</h3>
      <p>
        {logIns === 0 ? 'Logged in nowhere.' : `Logged in on ${countOf(logIns, 'device')}.`}{' '}
        {failedTries === 0 ? 'No failed tries.' : `${countOf(failedTries, 'failed try')} counted.`}
      </p>
      <p className="office-note">
        After 5 failed tries in 15 minutes (10 in a day, 20 in 30 days) log-in is closed for a
        while. A reset forgets the failed tries with this student’s e-mail, so that the next one is
        open at once. It changes no details and logs nobody out.
      </p>
      <Repeatable>{(again) => <Unlock id={id} again={again} />}</Repeatable>
    </div>
  );
}

function Unlock({ id, again }: { id: string; again: () => void }) {
  const form = useOfficeForm({
    url: '/api/admin/unlock',
    loadSchema: loadUnlockSchema,
    blank: { student: id },
    doneText: ({ tries }) =>
      tries === 0 ? 'There was nothing to forget.' : `Forgotten: ${countOf(tries, 'failed try')}.`,
  });
  return (
    <OfficeForm
      form={form}
      label="Reset"
      send="Reset the log-in counters"
      sending="Resetting"
      next={
        <button type="button" className={buttonClass('outline')} onClick={again}>
          Reset again
        </button>
      }
    >
      {null}
    </OfficeForm>
  );
}

function countOf(count: number, what: string): string {
  return `${count} ${count === 1 ? what : what.replace(/y$/, 'ie').concat('s')}`;
}

const loadNoteSchema = () =>
  import('@/lib/leads/office-forms').then((schemas) => schemas.noteSchema);

/** Saves a note; the form can be reused afterwards. */
export function NoteForm({ student }: { student: string }) {
  const [saved, setSaved] = useState(0);
  const [remaining, setRemaining] = useState('');
  return (
    <div className="note-form">
      <Repeatable>
        {(again) => (
          <OneNote
            student={student}
            first={saved === 0}
            initial={remaining}
            onSaved={(more) => {
              setRemaining(more);
              setSaved((before) => before + 1);
              again();
            }}
          />
        )}
      </Repeatable>
      <p role="status" className="office-note">
        {saved > 0 && 'The note is saved. It stands in the history.'}
      </p>
    </div>
  );
}

interface OneNoteProps {
  student: string;
  first: boolean;
  initial: string;
  /** Receives the text typed while the save was running. */
  onSaved: (more: string) => void;
}

function OneNote({ student, first, initial, onSaved: onKept }: OneNoteProps) {
  const [requestId] = useState(newRequestId);
  const sent = useRef('');
  const [more, setMore] = useState('');
  const form = useOfficeForm({
    url: '/api/admin/notes',
    loadSchema: loadNoteSchema,
    blank: { student, requestId, text: initial },
    doneText: () => {
      const { text = '' } = readValues(ref.current, { text: '' });
      setMore(text === sent.current ? '' : text);
      return 'The note is saved.';
    },
    toBody: (typed) => {
      sent.current = typed.text;
      return typed;
    },
  });
  const { bind, done, ref } = form;
  useEffect(() => {
    if (first || !canMoveFocus(ref.current)) return;
    const box = ref.current?.querySelector('textarea');
    box?.focus();
    box?.setSelectionRange(box.value.length, box.value.length);
  }, [first, ref]);
  const reportSaved = useEffectEvent(() => onKept(more));
  // Only once: the save is final.
  useEffect(() => {
    if (done) reportSaved();
  }, [done]);
  return (
    <OfficeForm form={form} label="Write a note" send="Save the note" sending="Saving">
      <TextAreaField
        {...bind('text')}
        idSuffix={student}
        label="Note (it stays as it is written)"
        initial={initial}
        required
      />
    </OfficeForm>
  );
}

const loadParentConsentSchema = () =>
  import('@/lib/office/people/person-forms').then((made) => made.parentConsentSchema);

/** Records a parent's consent that was given on paper. */
export function ParentBlock({ student }: { student: string }) {
  return (
    <div className="correct-block">
      <h3>A parent’s consent</h3>
      <p>Under 18, and no parent has agreed yet: form and payment wait.</p>
      <LazyDetails summary="It came on paper">
        <ParentConsentForm student={student} />
      </LazyDetails>
    </div>
  );
}

function ParentConsentForm({ student }: { student: string }) {
  const form = useOfficeForm({
    url: '/api/admin/parent-consent',
    loadSchema: loadParentConsentSchema,
    blank: { student, reason: '' },
    doneText: () => 'Recorded.',
  });
  return (
    <OfficeForm form={form} label="A parent agreed" send="Record it" sending="Recording">
      <TextAreaField
        {...form.bind('reason')}
        idSuffix={student}
        label="What there is: mother or father, signed when, kept where (no names)"
        required
      />
    </OfficeForm>
  );
}

/** A form that can be reset by mounting it again. */
function Repeatable({ children }: { children: (again: () => void) => ReactNode }) {
  const [round, setRound] = useState(0);
  return <Fragment key={round}>{children(() => setRound((before) => before + 1))}</Fragment>;
}
