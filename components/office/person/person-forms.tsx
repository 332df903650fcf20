'use client';

import { Fragment, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { newRequestId } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { readValues, type FormValues } from '@/components/form/form-values';
import { LazyDetails } from '@/components/office/ui/details';
import {
  ActionForm,
  canMoveFocus,
  ConfirmField,
  OfficeForm,
  SelectField,
  TextAreaField,
  TextField,
  useOfficeForm,
  type BoundField,
} from '@/components/office/ui/form';
import { Facts } from '@/components/office/ui/list';
import { printedAnswer } from '@/components/office/ui/printed-moment';
import { buttonClass } from '@/components/ui/button';
import { courseDurations, genders, paymentModes, studyModes } from '@/content/admission-choices';
import { batchName } from '@/content/batches';
import { printDay } from '@/content/day';
import { completionMessage, parentLinkMessage } from '@/content/message-words';
import type { NextStep } from '@/lib/enrolment/next-step';
import type { BatchChoice, PersonLead } from '@/lib/office/people/person';
import { changesIn } from '@/lib/office/people/typed-changes';
import { printedPhone } from '@/lib/platform/phone-number';
import { useBirthDate } from './birth-dates';

const personForms = () => import('@/lib/office/people/person-forms');

const REASON = 'Reason (kept in the audit log: no names or phone numbers)';

const choices: Readonly<Record<string, readonly string[]>> = {
  gender: genders,
  modeofpayment: paymentModes,
  courseduration: ['', ...courseDurations],
  coursetype: ['', ...studyModes],
};

interface ShownField {
  name: string;
  label: string;
  /** Null for a date of birth that was not asked for. */
  value: string | null;
  /** Part of the purchase, so not editable. */
  fixed?: boolean;
}

/** A field with its current value: text, text area, date or select. */
function CorrectField({ shown, id, field, error }: BoundField & { shown: EditableField }) {
  const { name, label, value } = shown;
  const options = choices[name];
  return (
    <Field id={id} label={label} error={error}>
      {(control) => {
        const own = { ...control, ...field, defaultValue: value, autoComplete: 'off' };
        if (name === 'address') return <textarea {...own} rows={2} />;
        if (!options) return <input {...own} type={name === 'dateofbirth' ? 'date' : 'text'} />;
        return (
          <select {...own}>
            {[...new Set([...options, value])].map((choice) => (
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

type EditableField = ShownField & { value: string };

const isEditable = (field: ShownField): field is EditableField =>
  !field.fixed && field.value !== null;

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
  const { kind, id, title } = props;
  const { date, setDate } = useBirthDate(kind, id);
  const fields = props.fields.map((field) =>
    field.name === 'dateofbirth' ? { ...field, value: date } : field,
  );
  return (
    <div className="person-block office-form-columns">
      <h3>{title}</h3>
      <Facts
        facts={fields.map(({ name, label, value }) => ({
          label,
          value: value === null ? 'Not shown' : <bdi>{printedAnswer(name, value)}</bdi>,
        }))}
      />
      <LazyDetails
        summary={
          <>
            Correct<span className="sr-only"> {title}</span>
          </>
        }
      >
        <Repeatable key={String(date === null)}>
          {(again) => (
            <CorrectForm {...props} fields={fields} again={again} onBirthDate={setDate} />
          )}
        </Repeatable>
      </LazyDetails>
    </div>
  );
}

interface CorrectFormProps extends CorrectBlockProps {
  again: () => void;
  /** Receives a corrected date of birth. */
  onBirthDate: (date: string) => void;
}

/** Sends the changed fields with a reason. A colleague's concurrent change is not overwritten. */
function CorrectForm(props: CorrectFormProps) {
  const { kind, id, title, fields, hint, again, onBirthDate } = props;
  const open = fields.filter(isEditable);
  const birthDate = useRef('');
  // Values when the form opened: the page refreshes after a colleague's change.
  const [before] = useState(() => Object.fromEntries(open.map(({ name, value }) => [name, value])));
  const blank: FormValues = { ...before, reason: '' };
  const form = useOfficeForm({
    url: `/api/admin/correct-${kind}`,
    loadSchema: () => personForms().then((schemas) => schemas.correctionForm(kind, before)),
    blank,
    toBody: (typed) => {
      birthDate.current = typed.dateofbirth ?? '';
      const change = { reason: typed.reason ?? '', changes: changesIn(typed, before) };
      return kind === 'student' ? { student: id, ...change } : { registration: id, ...change };
    },
    doneText: (corrected) => {
      if (corrected.fields.includes('dateofbirth')) onBirthDate(birthDate.current);
      return correctedText(corrected, fields);
    },
  });
  const { bind } = form;
  return (
    <OfficeForm
      form={form}
      label={`Correct ${title}`}
      send="Save correction"
      sending="Correcting"
      next={<AgainButton label="Make another correction" onClick={again} />}
    >
      {hint && <p className="office-note">{hint}</p>}
      {open.map((field) => (
        <CorrectField key={field.name} {...bind(field.name)} shown={field} />
      ))}
      {fields.some(({ value }) => value === null) && (
        <p className="office-note">
          To correct the date of birth, press “Show date of birth” at the top of the page first.
        </p>
      )}
      {fields.some(({ fixed }) => fixed) && (
        <p className="office-note">
          Course and duration have been paid for and cannot be changed. For another course the
          student fills in a new form.
        </p>
      )}
      <TextAreaField {...bind('reason')} label={REASON} required />
    </OfficeForm>
  );
}

interface Corrected {
  fields: string[];
  loggedOut: boolean;
}

function correctedText({ fields, loggedOut }: Corrected, shown: readonly ShownField[]): string {
  if (fields.length === 0) return 'No change: these values were already saved.';
  const labels = shown.filter(({ name }) => fields.includes(name)).map(({ label }) => label);
  const out = loggedOut
    ? ' The student has been logged out on every device and logs in with the new details.'
    : '';
  return `Corrected: ${labels.join(', ')}.${out}`;
}

/** A form that can be reset by mounting it again. */
function Repeatable({ children }: { children: (again: () => void) => ReactNode }) {
  const [round, setRound] = useState(0);
  return <Fragment key={round}>{children(() => setRound((before) => before + 1))}</Fragment>;
}

function AgainButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={buttonClass('outline')} onClick={onClick}>
      {label}
    </button>
  );
}

interface EraseBlockProps {
  student: string;
  leads: readonly PersonLead[];
}

/** For the owner: what is erased, what is kept and why, and the erase form. */
export function EraseBlock({ student, leads }: EraseBlockProps) {
  return (
    <div className="person-block">
      <h3>Erase this student</h3>
      <LazyDetails summary="What is deleted and what is kept">
        <div className="person-erase">
          <p>
            <b>Permanently deleted:</b> the account and all log-ins, photos, consents, notes,
            corrections, every registration, the leads ticked below, unsent mails, and the details
            that gateways and the bank gave with the payments.
          </p>
          <p>
            <b>Kept:</b> payments, refunds and receipts with the name and number on them, no longer
            linked to a student. Tax law requires them (GST: six years after the annual return of
            the year). The audit log is kept too; it names no student. Earlier backups hold the
            student until they are deleted.
          </p>
          <p>
            <b>Not deleted here:</b> a result that the site shows. Enter the day on which the
            consent was withdrawn in <a href="/searchuser/site/people">Teachers and results</a> and
            publish.
          </p>
          <p>This cannot be undone. Settle open payments and payments that need attention first.</p>
        </div>
        <EraseForm student={student} leads={leads} />
      </LazyDetails>
    </div>
  );
}

function EraseForm({ student, leads }: EraseBlockProps) {
  const [chosen, setChosen] = useState<readonly string[]>(() => leads.map(({ id }) => id));
  const form = useOfficeForm({
    url: '/api/admin/erase',
    loadSchema: () => personForms().then((schemas) => schemas.eraseSchema),
    blank: { student, confirm: '', reason: '', sure: '' },
    toBody: (typed) => ({ ...typed, leads: [...chosen] }),
    doneText: () => 'Erased.',
  });
  const { bind } = form;
  return (
    <OfficeForm form={form} label="Erase this student" send="Erase permanently" sending="Erasing">
      {leads.length > 0 && <LeadTicks leads={leads} chosen={chosen} onChoose={setChosen} />}
      <TextAreaField {...bind('reason')} label={REASON} required />
      <TextField {...bind('confirm')} label="Type the student’s name or e-mail" required />
      <ConfirmField {...bind('sure')} label="I have checked: erase everything" />
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
      <legend>Leads with the same phone or e-mail: untick those of other people</legend>
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
            {[name, printedPhone(phonenumber), coursename].filter(Boolean).join(', ')} (same{' '}
            {[byPhone && 'phone', byEmail && 'e-mail'].filter(Boolean).join(' and ')})
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface LogInBlockProps {
  id: string;
  logIns: number;
  failedTries: number;
}

/** Sessions of the student, and a reset after too many failed log-ins. */
export function LogInBlock({ id, logIns, failedTries }: LogInBlockProps) {
  return (
    <div className="person-block">
      <h3>Log-in</h3>
      <p>
        {logIns === 0
          ? 'Not logged in on any device.'
          : `Logged in on ${countOf(logIns, 'device')}.`}{' '}
        {failedTries === 0
          ? 'No failed attempts.'
          : `${countOf(failedTries, 'failed attempt')} counted.`}
      </p>
      <p className="office-note">
        After three failed attempts each further one has to wait, up to 15 minutes. After ten on new
        devices the student needs a link by e-mail; devices that have logged in before are not
        affected. A reset clears the failed attempts with this student’s e-mail. Details and log-ins
        stay as they are.
      </p>
      <Repeatable>
        {(again) => (
          <ActionForm
            url="/api/admin/unlock"
            loadSchema={() => personForms().then((schemas) => schemas.unlockSchema)}
            blank={{ student: id }}
            doneText={({ tries }) =>
              tries === 0
                ? 'There were no failed attempts.'
                : `Cleared: ${countOf(tries, 'failed attempt')}.`
            }
            label="Reset"
            send="Reset failed log-ins"
            sending="Resetting"
            next={() => <AgainButton label="Reset again" onClick={again} />}
          />
        )}
      </Repeatable>
      {logIns > 0 && (
        <ActionForm
          url="/api/admin/end-log-ins"
          loadSchema={() => personForms().then((schemas) => schemas.endLogInsSchema)}
          blank={{ student: id }}
          doneText={({ ended }) => `Logged out on ${countOf(ended, 'device')}.`}
          label="Log out"
          send="Log the student out everywhere"
          sending="Logging out"
          reason={REASON}
        />
      )}
    </div>
  );
}

function countOf(count: number, what: string): string {
  return `${count} ${count === 1 ? what : `${what}s`}`;
}

/** Saves a note; the form can be reused afterwards. */
export function NoteForm({ student }: { student: string }) {
  const [saved, setSaved] = useState(0);
  const [remaining, setRemaining] = useState('');
  return (
    <div>
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
        {saved > 0 && 'Note saved. It is in the history.'}
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

function OneNote({ student, first, initial, onSaved }: OneNoteProps) {
  const [requestId] = useState(newRequestId);
  const sent = useRef('');
  const [more, setMore] = useState('');
  const form = useOfficeForm({
    url: '/api/admin/notes',
    loadSchema: () => import('@/lib/leads/office-forms').then((schemas) => schemas.noteSchema),
    blank: { student, requestId, text: initial },
    doneText: () => {
      const { text } = readValues(ref.current, { text: '' });
      setMore(text === sent.current ? '' : text);
      return 'Note saved.';
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
  const reportSaved = useEffectEvent(() => onSaved(more));
  // Only once: the save is final.
  useEffect(() => {
    if (done) reportSaved();
  }, [done]);
  return (
    <OfficeForm form={form} label="Add a note" send="Save note" sending="Saving">
      <TextAreaField
        {...bind('text')}
        label="Note (cannot be edited later)"
        initial={initial}
        required
      />
    </OfficeForm>
  );
}

const completionForms = () =>
  import('@/lib/office/enrol/completion-forms').then((schemas) => schemas.completionOfSchema);

/** A link by which a student without e-mail completes the newest registration. */
export function CompletionBlock({ registration }: { registration: string }) {
  return (
    <div className="person-block">
      <h3>Complete the form</h3>
      <p>
        Without an e-mail the student cannot log in. Send a link by WhatsApp: the student enters the
        e-mail and what is missing.
      </p>
      <LazyDetails summary="Make a link for the student">
        <ActionForm
          url="/api/admin/completion-link"
          loadSchema={completionForms}
          blank={{ registration }}
          doneText={() => 'Send this link to the student only. It works once, for 14 days.'}
          label="A link for the student"
          send="Make a link"
          sending="Making the link"
          next={({ link }) => <LinkToSend link={link} text={completionMessage(link)} />}
        />
      </LazyDetails>
      <LazyDetails summary="End the link">
        <ActionForm
          url="/api/admin/end-completion-link"
          loadSchema={completionForms}
          blank={{ registration }}
          doneText={() => 'No link works any more.'}
          label="End the link"
          send="End the link"
          sending="Ending the link"
          variant="outline"
        />
      </LazyDetails>
    </div>
  );
}

/** A link by which a parent consents, and the record of a consent on paper. */
export function ParentBlock({ student }: { student: string }) {
  return (
    <div className="person-block">
      <h3>Parental consent</h3>
      <p>Under 18 without parental consent: the form cannot be saved and nothing can be paid.</p>
      <LazyDetails summary="Make a link for the parent">
        <ActionForm
          url="/api/admin/parent-link"
          loadSchema={() => personForms().then((schemas) => schemas.unlockSchema)}
          blank={{ student }}
          doneText={() => 'Give this link to the parent only. It works once, for 14 days.'}
          label="A link for the parent"
          send="Make a link"
          sending="Making the link"
          next={({ link }) => <LinkToSend link={link} text={parentLinkMessage(link)} />}
        />
      </LazyDetails>
      <LazyDetails summary="Consent on paper">
        <ActionForm
          url="/api/admin/parent-consent"
          loadSchema={() => personForms().then((schemas) => schemas.parentConsentSchema)}
          blank={{ student }}
          doneText={() => 'Recorded.'}
          label="A parent consented"
          send="Record consent"
          sending="Recording"
          reason="Mother or father, date signed, where it is kept (no names)"
        />
      </LazyDetails>
    </div>
  );
}

/** A link to copy, or to send with its message. */
function LinkToSend({ link, text }: { link: string; text: string }) {
  return (
    <>
      <output className="person-link">{link}</output>
      <span className="office-links">
        <button
          type="button"
          className="link-button"
          onClick={() => void navigator.clipboard.writeText(link)}
        >
          Copy
        </button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
        >
          Send by WhatsApp
        </a>
      </span>
    </>
  );
}

interface BatchBlockProps {
  registration: string;
  next: NextStep;
  batches: readonly BatchChoice[];
}

/** The batch of a registration, and the form that assigns one. */
export function BatchBlock({ registration, next, batches }: BatchBlockProps) {
  const assigned = next === 'unassigned' ? null : next;
  return (
    <div className="person-block">
      <h3>Batch</h3>
      {assigned ? (
        <p className={assigned.isFull ? 'office-warning' : undefined}>
          <b>{batchName(assigned.batch)}</b>, from {printDay(assigned.batch.start)}
          {assigned.batch.timing && `, ${assigned.batch.timing}`}
          {assigned.isFull &&
            (assigned.isPaid
              ? '. No seat: the batch was full when the fee was paid.'
              : '. On the waiting list, not paid.')}
        </p>
      ) : (
        <p className={next === 'unassigned' ? 'office-warning' : undefined}>
          {next === 'unassigned' ? 'Paid, and no batch yet.' : 'No batch yet.'}
        </p>
      )}
      {batches.length === 0 ? (
        <p className="office-note">
          The site lists no batch. The owner adds one under Site, Batches and notices.
        </p>
      ) : (
        <LazyDetails summary={assigned ? 'Change the batch' : 'Assign a batch'}>
          <BatchForm
            registration={registration}
            current={assigned?.batch.id ?? ''}
            batches={batches}
          />
        </LazyDetails>
      )}
    </div>
  );
}

interface BatchFormProps {
  registration: string;
  current: string;
  batches: readonly BatchChoice[];
}

function BatchForm({ registration, current, batches }: BatchFormProps) {
  const form = useOfficeForm({
    url: '/api/admin/batch',
    loadSchema: () => personForms().then((schemas) => schemas.assignBatchSchema),
    blank: { registration, batch: current },
    doneText: () => 'Assigned. The student’s Purchased History shows the batch.',
  });
  const { bind } = form;
  return (
    <OfficeForm form={form} label="Assign a batch" send="Assign this batch" sending="Assigning">
      <SelectField
        {...bind('batch')}
        label="Batch"
        choices={[['', 'Choose'], ...batches.map(({ id, label }) => [id, label] as const)]}
        initial={current}
      />
    </OfficeForm>
  );
}
