import type { ReactElement, ReactNode } from 'react';
import { RegistrationPayments } from '@/components/office/payments/registration-payments';
import { PaymentLine } from '@/components/office/payments/payment-line';
import { Badge, Row } from '@/components/office/ui/list';
import { CallLink } from '@/components/office/ui/phone-links';
import { printedMoment } from '@/components/office/ui/printed-moment';
import { WholeWords } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { leadStatusWords, sourceLabel } from '@/lib/leads/lead-words';
import type { Paise } from '@/content/money';
import { listWords, searchLists, type SearchList } from '@/lib/search/filter-choices';
import type {
  FoundLead,
  FoundMoney,
  FoundPeople,
  FoundRegistration,
  FoundStudent,
} from '@/lib/search/staff-search';

/** Longer messages are collapsed. */
const SHORT_MESSAGE = 180;

/** A visitor's request and its page. */
function LeadDetails({ lead }: { lead: FoundLead }) {
  const { coursename, plan, page, message, status, suspect } = lead;
  return (
    <>
      <p className="office-strong">
        {coursename.trim() ? <WholeWords text={coursename} /> : 'No course given'}
      </p>
      {status !== 'new' && <p>{leadStatusWords[status]}</p>}
      {plan && <p>Looked at: {plan}</p>}
      {message && <Message text={message} />}
      {page && <p className="office-note">From {sourceLabel(page)}</p>}
      {suspect && <p className="office-warning">Possible spam</p>}
    </>
  );
}

function Message({ text }: { text: string }) {
  if (text.length <= SHORT_MESSAGE) return <p className="office-quote">{text}</p>;
  return (
    <details className="office-quote">
      <summary>
        <span>{text.slice(0, SHORT_MESSAGE)}…</span> <b>Full message</b>
      </summary>
      {text}
    </details>
  );
}

/** Address, and whether the admission form has been filled in. */
function StudentDetails({ student }: { student: FoundStudent }) {
  const { city, state, registrations } = student;
  const count = registrations === 1 ? '1 registration' : `${registrations} registrations`;
  return (
    <>
      <p className="office-strong">{registrations === 0 ? 'No registration yet' : count}</p>
      <p>{[city, state].filter(Boolean).join(', ')}</p>
    </>
  );
}

function RegistrationDetails({ registration }: { registration: FoundRegistration }) {
  const { registrationnumber, session, coursename, planTitle } = registration;
  const { coursetype, modeofpayment, pricePaise, state } = registration;
  return (
    <>
      <p className="office-strong">
        <WholeWords text={coursename} />
        {planTitle && `, ${planTitle}`}
      </p>
      {state === 'draft' && <Badge tone="neutral">Draft, not submitted</Badge>}
      {state === 'withdrawn' && <Badge tone="closed">Withdrawn by the student</Badge>}
      {state === 'refunded' && <Badge tone="closed">Refunded</Badge>}
      <p>
        {pricePaise === null ? 'Price to be confirmed' : <Rupees paise={pricePaise as Paise} />}
        {`, pays ${modeofpayment.toLowerCase()}`}
      </p>
      {coursetype && <p>Mode of study: {coursetype}</p>}
      <p className="office-note">
        Reg. No <b>{registrationnumber}</b>, session {session}
      </p>
    </>
  );
}

/** Subject of a payment, and its references. */
function MoneyDetails({ money }: { money: FoundMoney }) {
  const { payment, registration, numbers } = money;
  return (
    <>
      <PaymentLine payment={payment} />
      <p>
        {registration
          ? `For ${registration.studentname}, Reg. No ${registration.registrationnumber}, session ${registration.session}`
          : 'Not matched to a registration'}
      </p>
      {numbers.length > 0 && <p className="office-note">{numbers.join(', ')}</p>}
    </>
  );
}

export interface PeopleList {
  /** Also its anchor. */
  id: SearchList;
  title: string;
  one: string;
  many: string;
  rows: readonly ReactElement[];
  /** Number of near matches at the end. */
  near: number;
  /** Whether there is a next page. */
  more: boolean;
}

/** The lists in page order: registrations first for a registration number. */
export function listsOf(people: FoundPeople, q: string): PeopleList[] {
  const lists = searchLists.map((id) => ({
    id,
    ...listWords[id],
    rows: rowsOf(id, people),
    near: people.near[id],
    more: people.more[id] !== null,
  }));
  const byNumber = people.registrations[0]?.registrationnumber === q.trim();
  const first = (list: PeopleList) => byNumber && list.id === 'registrations';
  return [...lists.filter(first), ...lists.filter((list) => !first(list))];
}

function rowsOf(list: SearchList, { asOf, ...people }: FoundPeople): ReactElement[] {
  if (list === 'leads') {
    return people.leads.map((lead) => (
      <PersonRow key={lead.id} person={lead} asOf={asOf} href={`/searchuser/leads/${lead.id}`}>
        <LeadDetails lead={lead} />
      </PersonRow>
    ));
  }
  if (list === 'students') {
    return people.students.map((student) => (
      <PersonRow key={student.id} person={student} asOf={asOf} href={personPath(student.id)}>
        <StudentDetails student={student} />
      </PersonRow>
    ));
  }
  if (list === 'registrations') {
    return people.registrations.map((one) => {
      const href = `${personPath(one.studentId)}#form-${one.id}`;
      return (
        <PersonRow key={one.id} person={one} asOf={asOf} href={href}>
          <RegistrationDetails registration={one} />
          <RegistrationPayments registration={one} />
        </PersonRow>
      );
    });
  }
  return people.payments.map((money) => {
    const { id, registration } = money;
    const href = registration
      ? `${personPath(registration.studentId)}#payment-${id}`
      : '/searchuser/payments?show=attention';
    return (
      <PersonRow key={id} person={money} asOf={asOf} href={href}>
        <MoneyDetails money={money} />
      </PersonRow>
    );
  });
}

const personPath = (studentId: string) => `/searchuser/person/${studentId}`;

interface PersonRowProps {
  person: Pick<FoundStudent, 'name' | 'email' | 'phones' | 'doNotCall' | 'createdAt'>;
  /** Link to the details page. */
  href: string;
  /** Time of the list. */
  asOf: string;
  children: ReactNode;
}

/** A card on a phone, a row from 760 px. */
function PersonRow({ person, href, asOf, children }: PersonRowProps) {
  const { name, email, phones, doNotCall, createdAt } = person;
  return (
    <Row
      heading={
        <a href={href} className="result">
          {name}
        </a>
      }
      about={email && <p className="office-note">{email}</p>}
      time={<time dateTime={createdAt}>{printedMoment(createdAt, asOf)}</time>}
    >
      <div className="office-stack">{children}</div>
      <div className="office-contacts">
        {phones.map((phone) => (
          <CallLink key={phone} phone={phone} doNotCall={doNotCall.includes(phone)} name={name} />
        ))}
      </div>
    </Row>
  );
}
