'use client';

import type { ReactNode } from 'react';
import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { RegistrationPayments } from '@/components/office/payments/registration-payments';
import { ReminderBlock } from '@/components/office/dues/registration-reminders';
import { refundLabel } from '@/components/office/payments/payment-labels';
import { upiClaimsPath } from '@/components/office/payments/payments-path';
import { PaymentLine, RefundDocumentLink } from '@/components/office/payments/payment-line';
import { Details } from '@/components/office/ui/details';
import { IfAllowed } from '@/components/office/ui/if-allowed';
import { Badge, Facts } from '@/components/office/ui/list';
import { useOffice } from '@/components/office/ui/office-context';
import { MessageBar } from '@/components/office/messages/message-bar';
import { MessageEvent } from '@/components/office/messages/message-event';
import { MessagesProvider } from '@/components/office/messages/messages-provider';
import { CallLink, mailHref } from '@/components/office/ui/phone-links';
import type { MessageDesk } from '@/lib/messages/message-texts';
import { printedAnswer, printedDate, printedMoment } from '@/components/office/ui/printed-moment';
import { Table } from '@/components/office/ui/table';
import { Card, Section } from '@/components/office/ui/section';
import { WholeWords } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { printDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { printMarks } from '@/content/catalogue/exams/pattern';
import { purchaseKinds } from '@/content/catalogue/purchase-kinds';
import { parcelStatuses } from '@/lib/parcels/parcel-words';
import type { OrderedItem } from '@/lib/enrolment/offerings';
import type { PersonNote, PersonRefund, PersonTest } from '@/lib/people/person';
import { parcelListPath } from '@/lib/parcels/parcel-list';
import { may, type StaffRights } from '@/lib/staff/permissions';
import { BirthDate, BirthDatesProvider } from './birth-dates';
import {
  BatchBlock,
  CallsBlock,
  CompletionBlock,
  CorrectBlock,
  EraseBlock,
  LogInBlock,
  NoteForm,
  ParentBlock,
} from './person-blocks';
import { RegistrationInstalments } from '../payments/registration-instalments';
import { RegistrationPayerLinks } from '../payments/registration-payer-links';
import type { ShownPerson, ShownRegistration } from './shown-person';

interface PersonPageProps {
  rights: StaffRights;
  person: ShownPerson;
  messages: MessageDesk;
  /** Order of the history. */
  oldestFirst: boolean;
}

/** One student: contact details first, then registrations, then history. */
export function PersonPage({ rights, person, messages, oldestFirst }: PersonPageProps) {
  const { registrations } = person;
  return (
    <RefreshOnChange rights={rights}>
      <BirthDatesProvider student={person.id}>
        <MessagesProvider desk={messages}>
          <PersonHead person={person} />
        </MessagesProvider>
        <div className="person-parts">
          <Section
            id="registrations"
            title="Registrations"
            actions={
              <IfAllowed action="shelf.manage">
                <a className="office-link" href="/searchuser/shelf">
                  Course material
                </a>
              </IfAllowed>
            }
          >
            {registrations.length === 0 && (
              <p>No registration yet. The student fills in the admission form after logging in.</p>
            )}
            {registrations.map((registration, index) => (
              <RegistrationCard
                key={registration.id}
                registration={registration}
                batches={person.batches}
                open={index === 0 || registration.duePaise !== 0}
              />
            ))}
          </Section>
          <TestsSection tests={person.tests} />
          <HistorySection person={person} oldestFirst={oldestFirst} />
          <AccountSection person={person} erasable={may({ rights }, 'people.erase')} />
        </div>
      </BirthDatesProvider>
    </RefreshOnChange>
  );
}

/** Tests with their marks; left out where there are none to show. */
function TestsSection({ tests }: Pick<ShownPerson, 'tests'>) {
  if (tests.length === 0) return null;
  return (
    <Section id="tests" title="Tests">
      <Table
        label="Tests"
        className="office-table-figures"
        columns={[
          { head: 'Test', cell: ({ title }) => title },
          { head: 'Attempt', cell: ({ number }) => number },
          { head: 'Date', cell: ({ startedAt }) => printedDate(startedAt) },
          { head: 'Marks', cell: marksText },
        ]}
        rows={tests}
        keyOf={({ id }) => id}
      />
    </Section>
  );
}

const marksText = ({ marks, maximum }: PersonTest) =>
  marks === null ? 'Not marked yet' : `${printMarks(marks)} of ${printMarks(maximum ?? 0)}`;

interface HistorySectionProps {
  person: ShownPerson;
  oldestFirst: boolean;
}

/** A note form and the history. */
function HistorySection({ person, oldestFirst }: HistorySectionProps) {
  const { id, asOf } = person;
  const path = `/searchuser/person/${id}`;
  const order = oldestFirst
    ? { label: 'Newest first', href: path }
    : { label: 'Oldest first', href: `${path}?order=oldest#history` };
  return (
    <Section
      id="history"
      title="History"
      className="person-history"
      actions={
        <a className="office-link" href={order.href}>
          {order.label}
        </a>
      }
    >
      <IfAllowed action="people.change">
        <NoteForm student={id} />
      </IfAllowed>
      <ol>
        {historyItems(person, oldestFirst).map((item, index) => (
          <li key={`${item.kind} ${item.at} ${index}`} data-kind={item.kind} id={item.id}>
            <p className="office-note">
              <time dateTime={item.at}>{printedMoment(item.at, asOf)}</time>
              {item.by && `, ${item.by}`}
            </p>
            {item.content}
          </li>
        ))}
      </ol>
      <PageViews person={person} />
    </Section>
  );
}

/** Staff who viewed the page, how often and when last, this view included. */
function PageViews({ person: { views, asOf } }: { person: ShownPerson }) {
  const newestFirst = views.toSorted((one, other) => other.last.localeCompare(one.last));
  return (
    <Details summary="Who looked at this page">
      <ul>
        {newestFirst.map(({ by, times, last }) => (
          <li key={`${by} ${last}`}>
            {by ?? 'On the server'}: {times === 1 ? 'once' : `${times} times`},{' '}
            {times > 1 && 'last '}
            <time dateTime={last}>{printedMoment(last, asOf)}</time>
          </li>
        ))}
      </ul>
    </Details>
  );
}

function NoteEntry({ note }: { note: PersonNote }) {
  return (
    <>
      <p className="person-note">{note.text}</p>
      {note.onLead && <p className="office-note">Note on the lead</p>}
    </>
  );
}

/** A saved form in the history; its card is above. */
function RegistrationEntry({ registration }: { registration: ShownRegistration }) {
  const { id, registrationnumber, planTitle, coursename, pricePaise } = registration;
  return (
    <>
      <p>
        <b>{savedWord(registration)}:</b> {planTitle ?? coursename},{' '}
        {pricePaise === null ? 'price to be confirmed' : <Rupees paise={pricePaise as Paise} />}
      </p>
      <p className="office-note">
        <a href={`#form-${id}`}>Reg. No {registrationnumber}</a>
      </p>
    </>
  );
}

function savedWord({ submitted, items }: ShownRegistration): string {
  if (items) return submitted ? 'Ordered' : 'Began an order';
  return submitted ? 'Registered' : 'Saved a draft';
}

function RefundEntry({ refund }: { refund: PersonRefund }) {
  return (
    <>
      <p>
        <b>{refundLabel(refund)}</b>
      </p>
      <p className="office-note">{refund.reason}</p>
      <RefundDocumentLink refund={refund} />
    </>
  );
}

/** An earlier lead of the student, how it was linked, and its status. */
function LeadEntry({ lead }: { lead: ShownPerson['earlierLeads'][number] }) {
  const { id, title, text, message } = lead;
  return (
    <>
      <p>
        <a href={`/searchuser/leads/${id}`}>{title}</a>
      </p>
      <p className="office-note">{text}</p>
      {message && <p className="person-note">{message}</p>}
    </>
  );
}

/** A staff action and its reason; a correction with the old values. */
function ActEntry({ act }: { act: ShownPerson['acts'][number] }) {
  const { title, reason, registrationnumber, corrections } = act;
  return (
    <>
      <p>
        <b>{title}</b>
        {registrationnumber && `, Reg. No ${registrationnumber}`}
      </p>
      {corrections.length > 0 && (
        <ul>
          {corrections.map(({ field, label, before, after }) => (
            <li key={field}>
              {label}
              {before !== null && after !== null && (
                <>
                  : <s>{printedAnswer(field, before)}</s> <b>{printedAnswer(field, after)}</b>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {reason && <p className="office-note">“{reason}”</p>}
    </>
  );
}

interface AccountSectionProps {
  person: ShownPerson;
  /** Whether the signed-in person may erase the student. */
  erasable: boolean;
}

/** Sign-up details, log-in, and erasure for the owner. */
function AccountSection({ person, erasable }: AccountSectionProps) {
  const { id, details, signUp, parent, phones, logIns, failedTries, leads } = person;
  const newest = person.registrations.find(({ kind }) => kind === 'course');
  return (
    <Card id="account" title="Account" className="person-account">
      <CorrectBlock
        kind="student"
        id={id}
        title="Details of sign-up"
        hint="Saved forms keep their own answers. A new e-mail or date of birth logs the student out on every device."
        fields={signUp}
      />
      <CallsBlock student={id} phones={phones} />
      <LogInBlock id={id} logIns={logIns} failedTries={failedTries} />
      {details.email === '' && newest && (
        <IfAllowed action="people.change">
          {' '}
          <CompletionBlock
            registration={newest.id}
            phone={newest.phones[0] ?? details.contactnumber}
            doNotCall={newest.doNotCall.includes(newest.phones[0] ?? '')}
          />
        </IfAllowed>
      )}
      {parent === 'missing' && <ParentBlock student={id} />}
      {erasable && <EraseBlock student={id} leads={leads} />}
    </Card>
  );
}

interface RegistrationCardProps {
  registration: ShownRegistration;
  batches: ShownPerson['batches'];
  /** Initially open. */
  open: boolean;
}

/** A registration: purchase, payments, printable copy, and answers that can be corrected. */
function RegistrationCard({ registration, batches, open }: RegistrationCardProps) {
  const { id, registrationnumber, session, coursename, planTitle, coursetype } = registration;
  const { date, modeofpayment, included, instalments, items, kind } = registration;
  const what = kind === 'course' ? coursetype : purchaseKinds[kind];
  return (
    <Details
      className="office-box"
      id={`form-${id}`}
      open={open}
      summary={
        <span className="office-stack">
          <b>
            <WholeWords text={planTitle ?? coursename} />
          </b>
          <PaidOrDue {...registration} />
        </span>
      }
    >
      <p className="office-note">
        Reg. No <b>{registrationnumber}</b>, session {session}, {printDay(date)}
        {what && `, ${what}`}, pays {modeofpayment.toLowerCase()}
      </p>
      <FormLinks id={id} registrationnumber={registrationnumber} />
      {items && <OrderLines items={items} shippingPaise={registration.shippingPaise} />}
      {included.length > 0 && kind !== 'study-material' && (
        <Details summary={`${included.length} items included`}>
          <ul className="person-included">
            {included.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Details>
      )}
      {!items && <RegistrationInstalments registration={registration} />}
      {registration.hasUpiClaim && (
        <p className="office-warning">
          The student has reported a UPI payment. <a href={upiClaimsPath}>Check the UPI claims</a>
        </p>
      )}
      <RegistrationPayments
        registration={registration}
        next={instalments?.isCurrent ? (instalments.next?.left ?? null) : null}
      />
      <RegistrationPayerLinks registration={registration} />
      {registration.duePaise !== 0 && registration.duePaise !== null && (
        <ReminderBlock registration={id} reminders={registration.reminders} />
      )}
      <ParcelLinks parcels={registration.parcels} number={registrationnumber} />
      {!items && <BatchBlock registration={registration} batches={batches} />}
      <AnswerBlocks registration={registration} />
    </Details>
  );
}

/** The form on paper, and the policies of its day. */
function FormLinks({
  id,
  registrationnumber,
}: Pick<ShownRegistration, 'id' | 'registrationnumber'>) {
  const href = `/searchuser/form/${id}`;
  return (
    <p className="office-links">
      <IfAllowed action="people.birthDates">
        <a href={href}>
          Print<span className="sr-only"> the form {registrationnumber}</span>
        </a>
        <a href={`${href}/pdf`}>
          PDF<span className="sr-only"> of the form {registrationnumber}</span>
        </a>
      </IfAllowed>
      <a href={`${href}/terms`}>
        Terms as bought<span className="sr-only"> with the form {registrationnumber}</span>
      </a>
      <IfAllowed action="refundClaims.note">
        <a href={`${href}/terms#claim`}>
          Refund claim<span className="sr-only"> on the form {registrationnumber}</span>
        </a>
      </IfAllowed>
    </p>
  );
}

function OrderLines({
  items,
  shippingPaise,
}: {
  items: readonly OrderedItem[];
  shippingPaise: number | null;
}) {
  return (
    <ul className="person-included">
      {items.map(({ id, title, pricePaise }) => (
        <li key={id}>
          {title}, <Rupees paise={pricePaise as Paise} />
        </li>
      ))}
      {shippingPaise ? (
        <li>
          Shipping, <Rupees paise={shippingPaise as Paise} />
        </li>
      ) : null}
    </ul>
  );
}

type ParcelLinksProps = Pick<ShownRegistration, 'parcels'> & { number: string };

/** State of each parcel, with a link to its actions. */
function ParcelLinks({ parcels, number }: ParcelLinksProps) {
  const { may } = useOffice();
  return parcels.map(({ id, status, courier, trackingNumber, sentOn, arriveBy }) => (
    <p key={id}>
      {may('parcels.handle') ? (
        <a href={parcelListPath({ q: number })} className="office-link">
          Parcel<span className="sr-only"> of the form {number}</span>
        </a>
      ) : (
        'Parcel'
      )}
      : {parcelStatuses[status].toLowerCase()}
      {sentOn ? `, ${courier} ${trackingNumber}` : status === 'arrived' && `, ${courier}`}
      {(status === 'toPack' || status === 'packed' || status === 'sent') &&
        `, arrives by ${printDay(arriveBy)}`}
    </p>
  ));
}

type PaidOrDueProps = Pick<
  ShownRegistration,
  | 'submitted'
  | 'state'
  | 'withdrawnOn'
  | 'pricePaise'
  | 'netPaise'
  | 'duePaise'
  | 'dueNowPaise'
  | 'items'
>;

function PaidOrDue(props: PaidOrDueProps) {
  const { submitted, state, withdrawnOn, pricePaise, netPaise, duePaise, dueNowPaise } = props;
  const { items } = props;
  if (state === 'withdrawn' && withdrawnOn) {
    return <Badge tone="closed">Withdrawn by the student on {printDay(withdrawnOn)}</Badge>;
  }
  if (state === 'refunded') return <Badge tone="closed">Refunded</Badge>;
  if (!submitted) {
    return <Badge tone="neutral">{items ? 'Order, not paid' : 'Draft, not submitted'}</Badge>;
  }
  const paid = netPaise > 0 && (
    <>
      <Rupees paise={netPaise as Paise} /> paid
    </>
  );
  if (pricePaise === null) {
    return <span className="office-warning">Price to be confirmed{paid && <>, {paid}</>}</span>;
  }
  if (duePaise === 0) {
    return <span className="office-success">{paid || 'Nothing to pay'}</span>;
  }
  if (dueNowPaise !== duePaise) {
    const later = ((duePaise ?? 0) - (dueNowPaise ?? 0)) as Paise;
    return (
      <span className={dueNowPaise === 0 ? 'office-success' : 'office-warning'}>
        <Rupees paise={dueNowPaise as Paise} /> due now, <Rupees paise={later} /> in later
        instalments
      </span>
    );
  }
  return (
    <span className="office-warning">
      <Rupees paise={duePaise as Paise} /> of <Rupees paise={pricePaise as Paise} /> owed
    </span>
  );
}

function AnswerBlocks({ registration: { id, answerBlocks } }: { registration: ShownRegistration }) {
  return (
    <Details summary="All answers">
      {answerBlocks.map(({ title, fields }) => (
        <CorrectBlock key={title} kind="registration" id={id} title={title} fields={fields} />
      ))}
    </Details>
  );
}

/** Name, contact details and the most important facts for a call. */
function PersonHead({ person }: { person: ShownPerson }) {
  const { id, details, photoName, emailConfirmed, asOf, offered, language, phones } = person;
  const { hasService } = person;
  const service = hasService && 'course';
  const { email, city, state } = details;
  return (
    <section aria-label="At a glance" className="office-card person-head">
      {photoName ? (
        <img src={`/public/${photoName}`} alt="Photo" width="112" height="144" />
      ) : (
        <p className="person-no-photo">No photo</p>
      )}
      <div className="office-stack person-who">
        <IfAllowed action="people.birthDates">
          <BirthDate asOf={asOf} />
        </IfAllowed>
        <p>{[city, state].filter((part) => part.trim() !== '').join(', ')}</p>
        <p>
          {email ? (
            <>
              <a href={mailHref(email)} className="office-link">
                {email}
              </a>{' '}
              {!emailConfirmed && <Badge tone="warning">E-mail not confirmed</Badge>}
            </>
          ) : (
            <span className="office-note">No e-mail yet, so no log-in</span>
          )}
        </p>
      </div>
      <ul className="office-contacts">
        {phones.map(({ phone, doNotCallAt }) => (
          <li key={phone}>
            <CallLink phone={phone} doNotCall={doNotCallAt !== null} service={service} />
          </li>
        ))}
        <li>
          <MessageBar
            to={{
              person: 'student',
              id,
              name: details.studentname,
              language,
              phones: phones.flatMap(({ phone, doNotCallAt }) => {
                const doNotCall = doNotCallAt !== null;
                return doNotCall && !hasService ? [] : [{ phone, doNotCall }];
              }),
            }}
            {...offered}
          />
        </li>
      </ul>
      <HeadFacts person={person} />
    </section>
  );
}

/** Balance, next call and obstacles. */
function HeadFacts({ person }: { person: ShownPerson }) {
  const { parent, asOf, nextCall } = person;
  const isLate = nextCall !== null && nextCall < asOf;
  return (
    <Facts
      facts={[
        { label: 'Due now', value: <AmountDue person={person} /> },
        ...(nextCall === null
          ? []
          : [
              {
                label: 'Next call',
                value: (
                  <>
                    <time dateTime={nextCall}>{printedMoment(nextCall, asOf)}</time>
                    {isLate && ' (overdue)'}
                  </>
                ),
                isLate,
              },
            ]),
        ...(parent === 'not needed'
          ? []
          : [
              {
                label: 'Under 18',
                value:
                  parent === 'given'
                    ? 'Parental consent given'
                    : 'No parental consent yet: the form cannot be saved and nothing can be paid',
                isLate: parent === 'missing',
              },
            ]),
      ]}
    />
  );
}

function AmountDue({ person: { registrations } }: { person: ShownPerson }) {
  const sum = registrations.reduce((total, { dueNowPaise }) => total + (dueNowPaise ?? 0), 0);
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
      {review && '. A payment is in review'}
    </>
  );
}

interface HistoryItem {
  at: string;
  /** Member of staff; none for the student or unknown. */
  by?: string | null;
  kind:
    | 'signUp'
    | 'consent'
    | 'lead'
    | 'registration'
    | 'payment'
    | 'refund'
    | 'note'
    | 'message'
    | 'act';
  /** Anchor of the entry. */
  id?: string;
  content: ReactNode;
}

/** The student's history in order of time. */
function historyItems(person: ShownPerson, oldestFirst: boolean): HistoryItem[] {
  const { consents, earlierLeads, registrations, notes, messages, acts, createdAt } = person;
  const payments = registrations.flatMap((one) => one.payments);
  const items: HistoryItem[] = [
    { kind: 'signUp', at: createdAt, content: <b>Signed up</b> },
    ...consents.map((consent): HistoryItem => ({
      kind: 'consent',
      at: consent.at,
      content: <p className="office-note">{consent.text}</p>,
    })),
    ...earlierLeads.map((lead): HistoryItem => ({
      kind: 'lead',
      at: lead.at,
      content: <LeadEntry lead={lead} />,
    })),
    ...registrations.map((registration): HistoryItem => ({
      kind: 'registration',
      at: registration.createdAt,
      content: <RegistrationEntry registration={registration} />,
    })),
    ...payments.map((payment): HistoryItem => ({
      kind: 'payment',
      at: payment.at,
      by: payment.by,
      id: `payment-${payment.id}`,
      content: <PaymentLine payment={{ ...payment, refunds: [] }} />,
    })),
    ...payments
      .flatMap(({ refunds }) => refunds)
      .map((refund): HistoryItem => ({
        kind: 'refund',
        at: refund.at,
        by: refund.by,
        content: <RefundEntry refund={refund} />,
      })),
    ...notes.map((note): HistoryItem => ({
      kind: 'note',
      at: note.at,
      by: note.by,
      content: <NoteEntry note={note} />,
    })),
    ...messages.map((message): HistoryItem => ({
      kind: 'message',
      at: message.at,
      by: message.by,
      content: <MessageEvent message={message} />,
    })),
    ...acts.map((act): HistoryItem => ({
      kind: 'act',
      at: act.at,
      by: act.by,
      content: <ActEntry act={act} />,
    })),
  ];
  const sorted = items.toSorted((one, other) => one.at.localeCompare(other.at));
  return oldestFirst ? sorted : sorted.toReversed();
}
