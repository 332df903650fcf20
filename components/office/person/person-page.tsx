import type { ReactNode } from 'react';
import { printedMoment } from '@/components/office/frame/printed-moment';
import { RefreshingOffice } from '@/components/office/frame/refreshing-office';
import { StaffFrame, type AtDesk } from '@/components/office/frame/staff-frame';
import { PaymentLine } from '@/components/office/money/payment-line';
import { refundWords } from '@/components/office/money/payment-words';
import { Icon } from '@/components/ui/icon';
import { Rupees } from '@/components/ui/rupees';
import { labelsOf } from '@/content/admission-answers';
import { signUpAnswers } from '@/content/answer-blocks';
import { auditWords } from '@/content/audit-words';
import { printDay } from '@/content/day';
import { leadKindWords, leadStatusWords } from '@/content/lead-words';
import type { Paise } from '@/content/money';
import type {
  Person,
  PersonAct,
  PersonLead,
  PersonPayment,
  PersonRefund,
  PersonRegistration,
} from '@/lib/office/people/person';
import { may } from '@/lib/office/staff/permissions';
import { CorrectBlock } from './correct-block';
import { EraseBlock } from './erase-block';
import { historyItems, type HistoryItem } from './history-items';
import { LogInBlock } from './log-in-block';
import { NoteForm } from './note-form';
import { ParentBlock } from './parent-block';
import { PersonHead } from './person-head';
import { RegistrationCard } from './registration-card';

/** What happened, when, and who did it. */
function HistoryEntry({ item, asOf }: { item: HistoryItem; asOf: string }) {
  return (
    <li
      data-kind={item.kind}
      id={item.kind === 'payment' ? `payment-${item.payment.id}` : undefined}
    >
      <p className="history-when">
        <time dateTime={item.at}>{printedMoment(item.at, asOf)}</time>
        {item.by && `, ${item.by}`}
      </p>
      <div className="history-what">{inside(item, asOf)}</div>
    </li>
  );
}

const consents = {
  notice: 'Was shown the privacy notice',
  marketing: 'Agreed to mails about new batches',
  parent: 'A parent agreed',
} as const;

function inside(item: HistoryItem, asOf: string): ReactNode {
  switch (item.kind) {
    case 'signUp':
      return <b>Signed up</b>;
    case 'consent': {
      const { kind, given, version } = item.consent;
      return `${given ? consents[kind] : `Took back: ${consents[kind].toLowerCase()}`} (version ${version})`;
    }
    case 'lead':
      return <LeadEntry lead={item.lead} asOf={asOf} />;
    case 'registration':
      return <RegistrationEntry registration={item.registration} />;
    case 'payment':
      return <PaymentEntry payment={item.payment} />;
    case 'refund':
      return <RefundEntry refund={item.refund} />;
    case 'note':
      return (
        <>
          <p className="history-note">{item.note.text}</p>
          {item.note.onLead && <p className="person-note">Written on the lead</p>}
        </>
      );
    case 'act':
      return <ActEntry act={item.act} />;
  }
}

interface PersonPageProps {
  staff: AtDesk;
  person: Person;
  /** The history begins with sign-up, not with the newest. */
  oldestFirst: boolean;
}

/** Everything about one student: first what is asked on the phone, then what was bought, then all that was. */
export function PersonPage({ staff, person, oldestFirst }: PersonPageProps) {
  const { registrations } = person;
  return (
    <StaffFrame path="/searchuser" title={person.details.studentname} staff={staff}>
      <RefreshingOffice role={staff.role}>
        <PersonHead person={person} />
        <div className="person-parts">
          <section aria-labelledby="registrations" className="person-part person-bought">
            <h2 id="registrations">Registrations</h2>
            {registrations.length === 0 && (
              <p>No registration yet. The student fills in the admission form after log-in.</p>
            )}
            {registrations.map((registration, index) => (
              <RegistrationCard
                key={registration.id}
                registration={registration}
                open={index === 0 || registration.duePaise !== 0}
              />
            ))}
          </section>
          <HistorySection person={person} oldestFirst={oldestFirst} />
          <AccountSection person={person} erasable={may(staff, 'people.erase')} />
        </div>
      </RefreshingOffice>
    </StaffFrame>
  );
}

interface HistorySectionProps {
  person: Person;
  oldestFirst: boolean;
}

/** A new note, and everything that was, in order of time. */
function HistorySection({ person, oldestFirst }: HistorySectionProps) {
  const { id, asOf } = person;
  const path = `/searchuser/person/${id}`;
  return (
    <section aria-labelledby="history" className="person-part person-history">
      <div className="staff-head">
        <h2 id="history">History</h2>
        {oldestFirst ? (
          <a className="office-link" href={path}>
            Newest first
          </a>
        ) : (
          <a className="office-link" href={`${path}?order=oldest#history`}>
            Oldest first
          </a>
        )}
      </div>
      <NoteForm student={id} />
      <ol>
        {historyItems(person, oldestFirst).map((item, index) => (
          <HistoryEntry key={`${item.kind} ${item.at} ${index}`} item={item} asOf={asOf} />
        ))}
      </ol>
      <WhoLooked person={person} />
    </section>
  );
}

/** Who of the staff looked at the page, how often, and when last; this time is among them. */
function WhoLooked({ person: { views, asOf } }: { person: Person }) {
  const newestFirst = views.toSorted((one, other) => other.last.localeCompare(one.last));
  return (
    <details className="plain-details">
      <summary>
        Who looked at this page
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      <ul>
        {newestFirst.map(({ by, times, last }) => (
          <li key={`${by} ${last}`}>
            {by ?? 'At the server'}: {times === 1 ? 'once' : `${times} times`},{' '}
            {times > 1 && 'last '}
            <time dateTime={last}>{printedMoment(last, asOf)}</time>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A form that was saved; its card stands above with all the rest. */
function RegistrationEntry({ registration }: { registration: PersonRegistration }) {
  const { id, registrationnumber, planTitle, coursename, pricePaise } = registration;
  return (
    <>
      <p>
        <b>Registered:</b> {planTitle ?? coursename},{' '}
        {pricePaise === null ? 'price to be confirmed' : <Rupees paise={pricePaise as Paise} />}
      </p>
      <p className="person-note">
        <a href={`#form-${id}`}>Reg. No {registrationnumber}</a>
      </p>
    </>
  );
}

/** Money that came, or was to come; what went back stands where it went. */
function PaymentEntry({ payment }: { payment: PersonPayment }) {
  return <PaymentLine payment={{ ...payment, refunds: [] }} />;
}

function RefundEntry({ refund }: { refund: PersonRefund }) {
  return (
    <>
      <p>
        <b>{refundWords(refund)}</b>
      </p>
      <p className="person-note">{refund.reason}</p>
    </>
  );
}

/** What this student asked for before, by what it is known to be them, and how far the office has come. */
function LeadEntry({ lead, asOf }: { lead: PersonLead; asOf: string }) {
  const { id, kind, name, coursename, message, status, closedReason, nextCallAt } = lead;
  return (
    <>
      <p>
        <a href={`/searchuser/leads/${id}`}>
          {leadKindWords[kind]}: {coursename || 'no course named'}
        </a>
      </p>
      <p className="person-note">
        As {name}, known by {knownBy(lead)}. Now {leadStatusWords[status].toLowerCase()}
        {closedReason && ` (${closedReason})`}
        {nextCallAt && `, next call ${printedMoment(nextCallAt, asOf)}`}
      </p>
      {message && <p className="history-note">{message}</p>}
    </>
  );
}

function knownBy({ byPhone, byEmail }: PersonLead): string {
  if (byPhone && byEmail) return 'phone and e-mail';
  return byPhone ? 'the phone' : 'the e-mail';
}

/** What somebody of the staff did, and why; a correction with what stood there before. */
function ActEntry({ act }: { act: PersonAct }) {
  const { action, reason, registrationnumber, corrections } = act;
  return (
    <>
      <p>
        <b>{auditWords[action]}</b>
        {registrationnumber && `, Reg. No ${registrationnumber}`}
      </p>
      {corrections.length > 0 && (
        <ul>
          {corrections.map(({ field, before, after }) => (
            <li key={field}>
              {labelOf(field)}: <s>{shown(field, before)}</s> <b>{shown(field, after)}</b>
            </li>
          ))}
        </ul>
      )}
      {reason && <p className="person-note">“{reason}”</p>}
    </>
  );
}

function labelOf(field: string): string {
  const [label] = labelsOf([field]);
  return label ?? signUpAnswers.find(({ name }) => name === field)?.label ?? field;
}

function shown(field: string, value: string): string {
  if (value.trim() === '') return '–';
  return field === 'dateofbirth' ? printDay(value) : value;
}

interface AccountSectionProps {
  person: Person;
  /** The person logged in may erase the student. */
  erasable: boolean;
}

/** What was typed at sign-up, the ways in, and for the owner the way out. */
function AccountSection({ person, erasable }: AccountSectionProps) {
  const { id, details, parent, logIns, failedTries, leads } = person;
  return (
    <section aria-labelledby="account" className="person-part person-account">
      <h2 id="account">Account</h2>
      <CorrectBlock
        of="student"
        id={id}
        title="Details of sign-up"
        hint="The forms keep their own answers. Another e-mail or date of birth logs the student out everywhere: they log in with these."
        fields={signUpAnswers.map((field) => ({ ...field, value: details[field.name] }))}
      />
      <LogInBlock id={id} logIns={logIns} failedTries={failedTries} />
      {parent === 'missing' && <ParentBlock student={id} />}
      {erasable && <EraseBlock student={id} leads={leads} />}
    </section>
  );
}
