'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newRequestId } from '@/components/form/call';
import { readValues } from '@/components/form/form-values';
import { DoNotCallForm } from '@/components/office/leads/do-not-call-form';
import { LoadedDetails } from '@/components/office/ui/details';
import {
  ActionForm,
  AUDITED_REASON,
  canMoveFocus,
  OfficeForm,
  TextAreaField,
  useOfficeForm,
} from '@/components/office/ui/form';
import { IfAllowed } from '@/components/office/ui/if-allowed';
import { Facts } from '@/components/office/ui/list';
import { printedAnswer } from '@/components/office/ui/printed-moment';
import { printDay } from '@/content/day';
import type { BatchChoice } from '@/lib/people/person';
import { printedPhone } from '@/lib/platform/phone-number';
import { delhiDay } from '@/lib/site/delhi-time';
import { useBirthDate } from './birth-dates';
import type { CompletionLinkProps, CorrectBlockProps, EraseFormProps } from './person-forms';
import { AgainButton, Repeatable } from './repeatable';
import type { ShownPerson, ShownRegistration } from './shown-person';

const personForms = () => import('./person-forms');
const schemas = () => import('@/lib/people/person-forms');

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
      <IfAllowed action="people.change">
        <LoadedDetails
          load={personForms}
          summary={
            <>
              Correct<span className="sr-only"> {title}</span>
            </>
          }
        >
          {({ CorrectForm }) => (
            <Repeatable key={String(date === null)}>
              {(again) => (
                <CorrectForm {...props} fields={fields} again={again} onBirthDate={setDate} />
              )}
            </Repeatable>
          )}
        </LoadedDetails>
      </IfAllowed>
    </div>
  );
}

/** For the owner: data to be erased or kept, with reasons, and the erase form. */
export function EraseBlock({ student, leads }: EraseFormProps) {
  return (
    <div className="person-block">
      <h3>Erase this student</h3>
      <LoadedDetails summary="What is deleted and what is kept" load={personForms}>
        {({ EraseForm }) => <EraseForm student={student} leads={leads} />}
      </LoadedDetails>
    </div>
  );
}

interface CallsBlockProps extends Pick<ShownPerson, 'phones'> {
  student: string;
}

/** Which numbers of the student are not to be called, and the forms that change it. */
export function CallsBlock({ student, phones }: CallsBlockProps) {
  return (
    <div className="person-block">
      <h3>Calls</h3>
      {phones.map(({ phone, doNotCallAt }) => (
        <div key={phone}>
          <p>
            {printedPhone(phone)}
            {doNotCallAt !== null &&
              `: asked on ${printDay(delhiDay(new Date(doNotCallAt)))} not to be called`}
          </p>
          <DoNotCallForm
            person="student"
            id={student}
            phone={phone}
            doNotCall={doNotCallAt !== null}
          />
        </div>
      ))}
    </div>
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
      <IfAllowed action="people.change">
        {' '}
        <p className="office-note">
          After three failed attempts each further one has to wait, up to 15 minutes. After ten on
          new devices the student needs a link by e-mail; devices that have logged in before are not
          affected. A reset clears the failed attempts with this student’s e-mail. Details and
          log-ins stay as they are.
        </p>
        <Repeatable>
          {(again) => (
            <ActionForm
              url="/api/admin/unlock"
              loadSchema={() => schemas().then((forms) => forms.unlockSchema)}
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
            loadSchema={() => schemas().then((forms) => forms.endLogInsSchema)}
            blank={{ student: id }}
            doneText={({ ended }) => `Logged out on ${countOf(ended, 'device')}.`}
            label="Log out"
            send="Log the student out everywhere"
            sending="Logging out"
            reason={AUDITED_REASON}
          />
        )}
      </IfAllowed>{' '}
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

/** A link for a student without e-mail to complete the newest registration. */
export function CompletionBlock(props: CompletionLinkProps) {
  const { registration } = props;
  return (
    <div className="person-block">
      <h3>Complete the form</h3>
      <p>
        Without an e-mail the student cannot log in. Send a link by WhatsApp: the student enters the
        e-mail and what is missing.
      </p>
      <LoadedDetails summary="Make a link for the student" load={personForms}>
        {({ MakeCompletionLink }) => <MakeCompletionLink {...props} />}
      </LoadedDetails>
      <LoadedDetails summary="End the link" load={personForms}>
        {({ EndCompletionLink }) => <EndCompletionLink registration={registration} />}
      </LoadedDetails>
    </div>
  );
}

/** A link for a parent's consent, and the record of a consent on paper. */
export function ParentBlock({ student }: { student: string }) {
  return (
    <div className="person-block">
      <h3>Parental consent</h3>
      <p>Under 18 without parental consent: the form cannot be saved and nothing can be paid.</p>
      <IfAllowed action="people.change" verb="record a consent">
        {' '}
        <LoadedDetails summary="Make a link for the parent" load={personForms}>
          {({ MakeParentLink }) => <MakeParentLink student={student} />}
        </LoadedDetails>
        <LoadedDetails summary="Consent on paper" load={personForms}>
          {({ PaperConsentForm }) => <PaperConsentForm student={student} />}
        </LoadedDetails>
      </IfAllowed>{' '}
    </div>
  );
}

interface BatchBlockProps {
  registration: Pick<ShownRegistration, 'id' | 'batch' | 'needsBatch'>;
  batches: readonly BatchChoice[];
}

/** The batch of a registration, and the form that assigns one. */
export function BatchBlock({ registration, batches }: BatchBlockProps) {
  const { id, batch, needsBatch } = registration;
  return (
    <div className="person-block">
      <h3>Batch</h3>
      {batch ? (
        <p className={batch.isFull ? 'office-warning' : undefined}>
          <b>{batch.name}</b>, from {printDay(batch.start)}
          {batch.timing && `, ${batch.timing}`}
          {batch.isFull &&
            (batch.isPaid
              ? '. No seat: the batch was full when the fee was paid.'
              : '. On the waiting list, not paid.')}
        </p>
      ) : (
        <p className={needsBatch ? 'office-warning' : undefined}>
          {needsBatch ? 'Paid, and no batch yet.' : 'No batch yet.'}
        </p>
      )}
      {batches.length === 0 ? (
        <p className="office-note">
          The site lists no batch. The owner adds one under Site, Batches and notices.
        </p>
      ) : (
        <IfAllowed action="people.change">
          {' '}
          <LoadedDetails summary={batch ? 'Change the batch' : 'Assign a batch'} load={personForms}>
            {({ BatchForm }) => (
              <BatchForm registration={id} current={batch?.id ?? ''} batches={batches} />
            )}
          </LoadedDetails>
        </IfAllowed>
      )}
    </div>
  );
}
