import type { ReactNode } from 'react';
import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { StaffFrame, type SignedInStaff } from '@/components/office/frame/staff-frame';
import { RegistrationMoney } from '@/components/office/payments/payment-forms';
import { refundLabel } from '@/components/office/payments/payment-labels';
import { PaymentLine } from '@/components/office/payments/payment-line';
import { chatHref, telHref } from '@/components/office/ui/phone-links';
import { dayOf, printedMoment } from '@/components/office/ui/printed-moment';
import { Icon } from '@/components/ui/icon';
import { WholeWords } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { labelsOf } from '@/content/admission-answers';
import { answerBlocks, boughtFields, signUpAnswers } from '@/content/admission-answers';
import { auditWords } from '@/content/audit-words';
import { printDay } from '@/content/day';
import { institute } from '@/content/institute';
import { leadKindWords, leadStatusWords } from '@/content/lead-words';
import type { Paise } from '@/content/money';
import type {
  Person,
  PersonAct,
  PersonConsent,
  PersonLead,
  PersonNote,
  PersonPayment,
  PersonRefund,
  PersonRegistration,
} from '@/lib/office/people/person';
import { may } from '@/lib/office/staff/permissions';
import { CorrectBlock, EraseBlock, LogInBlock, NoteForm, ParentBlock } from './person-forms';

function HistoryEntry({ item, asOf }: { item: HistoryItem; asOf: string }) {
  return (
    <li
      data-kind={item.kind}
      id={item.kind === 'payment' ? `payment-${item.payment.id}` : undefined}
    >
      <p className="office-note">
        <time dateTime={item.at}>{printedMoment(item.at, asOf)}</time>
        {item.by && `, ${item.by}`}
      </p>
      <div className="history-what">{historyDetails(item, asOf)}</div>
    </li>
  );
}

const consents = {
  notice: 'Was shown the privacy notice',
  marketing: 'Agreed to mails about new batches',
  parent: 'A parent agreed',
} as const;

function historyDetails(item: HistoryItem, asOf: string): ReactNode {
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
          {item.note.onLead && <p className="office-note">Written on the lead</p>}
        </>
      );
    case 'act':
      return <ActEntry act={item.act} />;
  }
}

interface PersonPageProps {
  staff: SignedInStaff;
  person: Person;
  /** Order of the history. */
  oldestFirst: boolean;
}

/** One student: contact details first, then registrations, then history. */
export function PersonPage({ staff, person, oldestFirst }: PersonPageProps) {
  const { registrations } = person;
  return (
    <StaffFrame path="/searchuser" title={person.details.studentname} staff={staff}>
      <RefreshOnChange role={staff.role}>
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
      </RefreshOnChange>
    </StaffFrame>
  );
}

interface HistorySectionProps {
  person: Person;
  oldestFirst: boolean;
}

/** A note form and the history. */
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
      <PageViews person={person} />
    </section>
  );
}

/** Staff who viewed the page, how often and when last, this view included. */
function PageViews({ person: { views, asOf } }: { person: Person }) {
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

/** A saved form in the history; its card is above. */
function RegistrationEntry({ registration }: { registration: PersonRegistration }) {
  const { id, registrationnumber, planTitle, coursename, pricePaise } = registration;
  return (
    <>
      <p>
        <b>Registered:</b> {planTitle ?? coursename},{' '}
        {pricePaise === null ? 'price to be confirmed' : <Rupees paise={pricePaise as Paise} />}
      </p>
      <p className="office-note">
        <a href={`#form-${id}`}>Reg. No {registrationnumber}</a>
      </p>
    </>
  );
}

/** A payment in the history; refunds are shown with it. */
function PaymentEntry({ payment }: { payment: PersonPayment }) {
  return <PaymentLine payment={{ ...payment, refunds: [] }} />;
}

function RefundEntry({ refund }: { refund: PersonRefund }) {
  return (
    <>
      <p>
        <b>{refundLabel(refund)}</b>
      </p>
      <p className="office-note">{refund.reason}</p>
    </>
  );
}

/** An earlier lead of the student, how it was linked, and its status. */
function LeadEntry({ lead, asOf }: { lead: PersonLead; asOf: string }) {
  const { id, kind, name, coursename, message, status, closedReason, nextCallAt } = lead;
  return (
    <>
      <p>
        <a href={`/searchuser/leads/${id}`}>
          {leadKindWords[kind]}: {coursename || 'no course named'}
        </a>
      </p>
      <p className="office-note">
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

/** A staff action and its reason; a correction with the old values. */
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
              {labelOf(field)}: <s>{shownAnswer(field, before)}</s>{' '}
              <b>{shownAnswer(field, after)}</b>
            </li>
          ))}
        </ul>
      )}
      {reason && <p className="office-note">“{reason}”</p>}
    </>
  );
}

function labelOf(field: string): string {
  const [label] = labelsOf([field]);
  return label ?? signUpAnswers.find(({ name }) => name === field)?.label ?? field;
}

function shownAnswer(field: string, value: string): string {
  if (value.trim() === '') return '–';
  return field === 'dateofbirth' ? printDay(value) : value;
}

interface AccountSectionProps {
  person: Person;
  /** Whether the signed-in person may erase the student. */
  erasable: boolean;
}

/** Sign-up details, log-in, and erasure for the owner. */
function AccountSection({ person, erasable }: AccountSectionProps) {
  const { id, details, parent, logIns, failedTries, leads } = person;
  return (
    <section aria-labelledby="account" className="person-part office-card person-account">
      <h2 id="account">Account</h2>
      <CorrectBlock
        kind="student"
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

interface RegistrationCardProps {
  registration: PersonRegistration;
  /** Initially open. */
  open: boolean;
}

/** A registration: purchase, payments, printable copy, and answers that can be corrected. */
function RegistrationCard({ registration, open }: RegistrationCardProps) {
  const { id, registrationnumber, session, coursename, planTitle, coursetype } = registration;
  const { date, modeofpayment, included } = registration;
  const href = `/searchuser/form/${id}`;
  return (
    <details className="bought" id={`form-${id}`} open={open}>
      <summary>
        <span>
          <b>
            <WholeWords text={planTitle ?? coursename} />
          </b>
          <PaidOrDue {...registration} />
        </span>
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      <div className="bought-inside">
        <p className="bought-facts">
          Reg. No <b>{registrationnumber}</b>, session {session}, {printDay(date)}
          {coursetype && `, ${coursetype}`}, pays {modeofpayment.toLowerCase()}
        </p>
        <p className="office-links">
          <a href={href}>
            Print<span className="sr-only"> the form {registrationnumber}</span>
          </a>
          <a href={`${href}/pdf`}>
            PDF<span className="sr-only"> of the form {registrationnumber}</span>
          </a>
        </p>
        {included.length > 0 && (
          <details className="plain-details">
            <summary>
              {included.length} items included
              <Icon name="chevron-down" className="turns size-5" />
            </summary>
            <ul>
              {included.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </details>
        )}
        <RegistrationMoney registration={registration} />
        <AnswerBlocks registration={registration} />
      </div>
    </details>
  );
}

type PaidOrDueProps = Pick<PersonRegistration, 'pricePaise' | 'netPaise' | 'duePaise'>;

function PaidOrDue({ pricePaise, netPaise, duePaise }: PaidOrDueProps) {
  const paid = netPaise > 0 && (
    <>
      <Rupees paise={netPaise as Paise} /> paid
    </>
  );
  if (pricePaise === null) {
    return (
      <span className="bought-standing" data-open>
        Price to be confirmed{paid && <>, {paid}</>}
      </span>
    );
  }
  if (duePaise === 0) {
    return <span className="bought-standing">{paid || 'Nothing to be paid'}</span>;
  }
  return (
    <span className="bought-standing" data-open>
      <Rupees paise={duePaise as Paise} /> of <Rupees paise={pricePaise as Paise} /> owed
    </span>
  );
}

function AnswerBlocks({ registration }: { registration: PersonRegistration }) {
  const { id, answers, bought } = registration;
  return (
    <details className="plain-details">
      <summary>
        Every answer of the form
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      {answerBlocks.map(({ title, fields }) => (
        <CorrectBlock
          key={title}
          kind="registration"
          id={id}
          title={title}
          fields={fields.map((field) => ({
            ...field,
            value: answers[field.name],
            fixed: bought && boughtFields.includes(field.name),
          }))}
        />
      ))}
    </details>
  );
}

/** Name, contact details and what matters first in a call. */
function PersonHead({ person }: { person: Person }) {
  const { details, photoName, asOf } = person;
  const { studentname, email, city, state, dateofbirth } = details;
  const greeting = `Hello ${studentname}, this is ${institute.name}.`;
  return (
    <section aria-label="At a glance" className="person-head">
      {photoName ? (
        <img src={`/public/${photoName}`} alt="Photo" width="112" height="144" />
      ) : (
        <p className="person-no-photo">No photo</p>
      )}
      <div className="person-who">
        <p>
          Born {printDay(dateofbirth)}, {yearsOld(dateofbirth, dayOf.format(new Date(asOf)))} years
          old
        </p>
        <p>{[city, state].filter((part) => part.trim() !== '').join(', ')}</p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
      <ul className="person-ways">
        {phonesOf(person).map((phone) => (
          <PhoneLinks key={phone} phone={phone} chat={chatHref(phone, greeting)} />
        ))}
      </ul>
      <HeadFacts person={person} />
    </section>
  );
}

/** A link to call, and one to chat if the number may be a mobile. */
function PhoneLinks({ phone, chat }: { phone: string; chat: string | null }) {
  return (
    <li>
      <a href={telHref(phone)}>
        <Icon name="phone" />
        <span className="sr-only">Call </span>
        {phone}
      </a>
      {chat && (
        <a href={chat} target="_blank" rel="noreferrer">
          <Icon name="chat" />
          Chat<span className="sr-only"> with {phone} on WhatsApp (opens a new tab)</span>
        </a>
      )}
    </li>
  );
}

/** Distinct numbers: from sign-up first, then from the forms. */
function phonesOf({ details, registrations }: Person): string[] {
  const all = [details.contactnumber, ...registrations.flatMap(({ phones }) => phones)];
  return [...new Map(all.map((phone) => [telHref(phone), phone] as const).toReversed()).values()]
    .toReversed()
    .slice(0, 3);
}

function yearsOld(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

/** Balance, next call and obstacles. */
function HeadFacts({ person }: { person: Person }) {
  const { parent, asOf } = person;
  const nextCall = nextCallOf(person);
  return (
    <dl className="person-facts">
      <div>
        <dt>Owed now</dt>
        <dd>
          <AmountDue person={person} />
        </dd>
      </div>
      {nextCall && (
        <div data-late={nextCall < asOf || undefined}>
          <dt>Next call</dt>
          <dd>
            <time dateTime={nextCall}>{printedMoment(nextCall, asOf)}</time>
            {nextCall < asOf && ' (overdue)'}
          </dd>
        </div>
      )}
      {parent !== 'not needed' && (
        <div data-late={parent === 'missing' || undefined}>
          <dt>Under 18</dt>
          <dd>
            {parent === 'given'
              ? 'A parent has agreed'
              : 'No parent has agreed: form and payment wait'}
          </dd>
        </div>
      )}
    </dl>
  );
}

function AmountDue({ person: { registrations } }: { person: Person }) {
  const sum = registrations.reduce((total, { duePaise }) => total + (duePaise ?? 0), 0);
  const open = registrations.filter(({ duePaise }) => duePaise === null).length;
  const review = registrations.some(({ payments }) =>
    payments.some(({ status }) => status === 'review'),
  );
  if (registrations.length === 0) return 'Nothing: no registration yet';
  return (
    <>
      {(sum > 0 || open === 0) && (
        <b>
          <Rupees paise={sum as Paise} />
        </b>
      )}
      {open > 0 &&
        `${sum > 0 ? ', and ' : ''}${open === 1 ? 'one price' : `${open} prices`} to be confirmed`}
      {review && '. Money in review'}
    </>
  );
}

/** The first next call on an open lead. */
function nextCallOf({ leads }: Person): string | undefined {
  const open = leads.filter(({ status }) => status !== 'enrolled' && status !== 'closed');
  return open.flatMap(({ nextCallAt }) => nextCallAt ?? []).sort()[0];
}

/** `by` is a member of staff; null for the student or unknown. */
type HistoryItem = { at: string; by: string | null } & (
  | { kind: 'signUp' }
  | { kind: 'consent'; consent: PersonConsent }
  | { kind: 'lead'; lead: PersonLead }
  | { kind: 'registration'; registration: PersonRegistration }
  | { kind: 'payment'; payment: PersonPayment }
  | { kind: 'refund'; refund: PersonRefund }
  | { kind: 'note'; note: PersonNote }
  | { kind: 'act'; act: PersonAct }
);

/** The student's history in order of time. */
function historyItems(person: Person, oldestFirst: boolean): HistoryItem[] {
  const payments = person.registrations.flatMap((one) => one.payments);
  const items: HistoryItem[] = [
    { kind: 'signUp', at: person.createdAt, by: null },
    ...person.consents.map((consent): HistoryItem => ({
      kind: 'consent',
      at: consent.at,
      by: null,
      consent,
    })),
    ...person.leads.map((lead): HistoryItem => ({
      kind: 'lead',
      at: lead.createdAt,
      by: null,
      lead,
    })),
    ...person.registrations.map((one): HistoryItem => ({
      kind: 'registration',
      at: one.createdAt,
      by: null,
      registration: one,
    })),
    ...payments.map((payment): HistoryItem => ({
      kind: 'payment',
      at: payment.at,
      by: payment.by,
      payment,
    })),
    ...payments.flatMap(({ refunds }) =>
      refunds.map((refund): HistoryItem => ({
        kind: 'refund',
        at: refund.at,
        by: refund.by,
        refund,
      })),
    ),
    ...person.notes.map((note): HistoryItem => ({ kind: 'note', at: note.at, by: note.by, note })),
    ...person.acts.map((act): HistoryItem => ({ kind: 'act', at: act.at, by: act.by, act })),
  ];
  const sorted = items.toSorted((one, other) => one.at.localeCompare(other.at));
  return oldestFirst ? sorted : sorted.toReversed();
}
