'use client';

import { useRef, useState } from 'react';
import { Field } from '@/components/form/fields';
import type { FormValues } from '@/components/form/form-values';
import {
  ActionForm,
  AUDITED_REASON,
  ConfirmField,
  OfficeForm,
  SelectField,
  TextAreaField,
  TextField,
  useOfficeForm,
  type BoundField,
} from '@/components/office/ui/form';
import { CallLimit } from '@/components/office/ui/phone-links';
import {
  courseDurations,
  genders,
  paymentModes,
  studyModes,
} from '@/content/catalogue/admission-choices';
import { completionMessage, parentLinkMessage } from '@/content/facts/message-words';
import type { BatchChoice, PersonLead } from '@/lib/people/person';
import { changesIn } from '@/lib/people/typed-changes';
import { chatLink, printedPhone } from '@/lib/platform/phone-number';
import { AgainButton } from './repeatable';
import type { ShownField } from './shown-person';

const personForms = () => import('@/lib/people/person-forms');

const choices: Readonly<Record<string, readonly string[]>> = {
  gender: genders,
  modeofpayment: paymentModes,
  courseduration: ['', ...courseDurations],
  coursetype: ['', ...studyModes],
};

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

/** The subject of a correction. */
export interface CorrectBlockProps {
  kind: 'student' | 'registration';
  id: string;
  title: string;
  fields: readonly ShownField[];
  /** Shown above the fields: side effects of a correction. */
  hint?: string;
}

interface CorrectFormProps extends CorrectBlockProps {
  again: () => void;
  /** Receives a corrected date of birth. */
  onBirthDate: (date: string) => void;
}

/** Sends the changed fields with a reason. A colleague's concurrent change is not overwritten. */
export function CorrectForm(props: CorrectFormProps) {
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
      <TextAreaField {...bind('reason')} label={AUDITED_REASON} required />
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

/** The student to erase, and leads that may be the same person. */
export interface EraseFormProps {
  student: string;
  leads: readonly PersonLead[];
}

/** Data to be erased or kept, with reasons, and the form. */
export function EraseForm({ student, leads }: EraseFormProps) {
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    leads.flatMap(({ id, byConfirmedEmail }) => (byConfirmedEmail ? [id] : [])),
  );
  const form = useOfficeForm({
    url: '/api/admin/erase',
    loadSchema: () => personForms().then((schemas) => schemas.eraseSchema),
    blank: { student, confirm: '', reason: '', sure: '' },
    toBody: (typed) => ({ ...typed, leads: [...chosen] }),
    doneText: ({ listed }) =>
      listed === 0
        ? 'Erased.'
        : `Erased. ${listed === 1 ? 'One other record' : `${listed} other records`} may be about the same person: decide on the page “Data requests”.`,
  });
  const { bind } = form;
  return (
    <>
      <ErasedAndKept />
      <OfficeForm form={form} label="Erase this student" send="Erase permanently" sending="Erasing">
        {leads.length > 0 && <LeadTicks leads={leads} chosen={chosen} onChoose={setChosen} />}
        <TextAreaField {...bind('reason')} label={AUDITED_REASON} required />
        <TextField {...bind('confirm')} label="Type the student’s name or e-mail" required />
        <ConfirmField {...bind('sure')} label="I have checked: erase everything" />
      </OfficeForm>
    </>
  );
}

function ErasedAndKept() {
  return (
    <div className="person-erase">
      <p>
        <b>Permanently deleted:</b> the account and all log-ins, photos, consents, notes,
        corrections, every registration, the leads ticked below, unsent mails, and the details that
        gateways and the bank gave with the payments. Other records with the same phone or e-mail
        are listed on the page “Data requests”, where you decide on each.
      </p>
      <p>
        <b>Kept:</b> payments, refunds and receipts with the name and number on them, no longer
        linked to a student. Tax law requires them (GST: six years after the annual return of the
        year). The audit log is kept too; it names no student. Earlier backups hold the student
        until they are deleted.
      </p>
      <p>
        <b>Not deleted here:</b> a result that the site shows. Enter the day on which the consent
        was withdrawn in <a href="/searchuser/site/people">Teachers and results</a> and publish.
      </p>
      <p>This cannot be undone. Settle open payments and payments that need attention first.</p>
    </div>
  );
}

interface LeadTicksProps {
  leads: readonly PersonLead[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

function sameOf({
  byPhone,
  byEmail,
  byConfirmedEmail,
}: Pick<PersonLead, 'byPhone' | 'byEmail' | 'byConfirmedEmail'>): string {
  const email = byConfirmedEmail ? 'confirmed e-mail' : byEmail && 'e-mail';
  return [byPhone && 'phone', email].filter(Boolean).join(' and ');
}

/** Leads that may be the same person; families can share a phone. Only a confirmed e-mail is ticked at first. */
function LeadTicks({ leads, chosen, onChoose }: LeadTicksProps) {
  return (
    <fieldset className="field office-choices">
      <legend>Leads with the same phone or e-mail: tick those of the same person</legend>
      <div>
        {leads.map(({ id, name, phonenumber, coursename, ...lead }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            {[name, printedPhone(phonenumber), coursename].filter(Boolean).join(', ')} (same{' '}
            {sameOf(lead)})
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const completionForms = () =>
  import('@/lib/counter/completion-forms').then((schemas) => schemas.completionOfSchema);

export interface CompletionLinkProps {
  registration: string;
  /** Of the student. */
  phone: string;
  doNotCall: boolean;
}

/** Makes the link for a student to complete a registration. */
export function MakeCompletionLink({ registration, phone, doNotCall }: CompletionLinkProps) {
  return (
    <ActionForm
      url="/api/admin/completion-link"
      loadSchema={completionForms}
      blank={{ registration }}
      doneText={() => 'Send this link to the student only. It works once, for 14 days.'}
      label="A link for the student"
      send="Make a link"
      sending="Making the link"
      next={({ link }) => (
        <>
          <LinkToSend link={link} phone={phone} text={completionMessage(link)} />
          <CallLimit doNotCall={doNotCall} service="course" />
        </>
      )}
    />
  );
}

/** Ends that link. */
export function EndCompletionLink({ registration }: { registration: string }) {
  return (
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
  );
}

/** Makes the link for a parent's consent. */
export function MakeParentLink({ student }: { student: string }) {
  return (
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
  );
}

/** Records a consent on paper. */
export function PaperConsentForm({ student }: { student: string }) {
  return (
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
  );
}

interface LinkToSendProps {
  link: string;
  text: string;
  /** Recipient on WhatsApp; by default the sender chooses. */
  phone?: string;
}

/** A link to copy, or to send with its message. */
function LinkToSend({ link, text, phone = '' }: LinkToSendProps) {
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
        <a href={chatLink(phone, text)} target="_blank" rel="noreferrer">
          Send by WhatsApp
        </a>
      </span>
    </>
  );
}

interface BatchFormProps {
  registration: string;
  current: string;
  batches: readonly BatchChoice[];
}

/** Assigns a batch. */
export function BatchForm({ registration, current, batches }: BatchFormProps) {
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
