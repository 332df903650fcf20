import { Rupees } from '@/components/ui/rupees';
import { WholeWords } from '@/components/ui/whole-words';
import type { Paise } from '@/content/money';
import type {
  FoundLead,
  FoundMoney,
  FoundRegistration,
  FoundStudent,
} from '@/lib/schemas/staff-search';
import { PaymentLine } from './office/payment-line';

/** A message that is longer opens. */
const SHORT = 180;

/** What a visitor asked for, and where. */
export function LeadDetails({ lead }: { lead: FoundLead }) {
  const { coursename, plan, page, message, status, suspect } = lead;
  return (
    <>
      <p className="person-wish">
        <WholeWords text={coursename} />
      </p>
      {status !== 'new' && <p>{leadStates[status]}</p>}
      {plan && <p>Looked at: {plan}</p>}
      {message && <Message text={message} />}
      {page && <p className="person-note">From {page}</p>}
      {suspect && <p className="person-doubt">Perhaps written by a program</p>}
    </>
  );
}

const leadStates = {
  called: 'Called',
  visiting: 'Wants to visit',
  enrolled: 'Enrolled',
  closed: 'Closed',
} as const;

function Message({ text }: { text: string }) {
  if (text.length <= SHORT) return <p className="person-message">{text}</p>;
  return (
    <details className="person-message">
      <summary>
        <span>{text.slice(0, SHORT)}…</span> <b>Whole message</b>
      </summary>
      {text}
    </details>
  );
}

/** Where a student lives, and whether the admission form has been filled in. */
export function StudentDetails({ student }: { student: FoundStudent }) {
  const { city, state, registrations } = student;
  const count = registrations === 1 ? '1 registration' : `${registrations} registrations`;
  return (
    <>
      <p className="person-wish">{registrations === 0 ? 'No registration yet' : count}</p>
      <p>{[city, state].filter(Boolean).join(', ')}</p>
    </>
  );
}

/** What was registered for, and what it costs. */
export function RegistrationDetails({ registration }: { registration: FoundRegistration }) {
  const { registrationnumber, session, coursename, planTitle } = registration;
  const { coursetype, modeofpayment, pricePaise } = registration;
  return (
    <>
      <p className="person-wish">
        <WholeWords text={coursename} />
        {planTitle && `, ${planTitle}`}
      </p>
      <p>
        {pricePaise === null ? 'Price to be confirmed' : <Rupees paise={pricePaise as Paise} />}
        {`, pays ${modeofpayment.toLowerCase()}`}
      </p>
      {coursetype && <p>Mode of study: {coursetype}</p>}
      <p className="person-note">
        Reg. No <b>{registrationnumber}</b>, session {session}
      </p>
    </>
  );
}

/** What a payment is for, and the numbers it can be found by. */
export function MoneyDetails({ money }: { money: FoundMoney }) {
  const { payment, registration, numbers } = money;
  return (
    <>
      <PaymentLine payment={payment} />
      <p>
        {registration
          ? `For ${registration.studentname}, Reg. No ${registration.registrationnumber}, session ${registration.session}`
          : 'Not yet matched with a registration'}
      </p>
      {numbers.length > 0 && <p className="person-note">{numbers.join(', ')}</p>}
    </>
  );
}
