import { Fragment } from 'react';
import { Badge, type BadgeTone } from '@/components/office/ui/list';
import { officeCall } from '@/components/office/frame/office-call';
import { useOffice } from '@/components/office/ui/office-context';
import { MessageBar, type Recipient } from '@/components/office/messages/message-bar';
import { CallLink } from '@/components/office/ui/phone-links';
import { callOutcomes, leadStatusWords, openStatuses } from '@/lib/leads/lead-words';
import { leadMessages } from '@/lib/leads/lead-moments';
import { printDay } from '@/content/day';
import { delhiDay, relativeTime } from '@/lib/site/delhi-time';
import type { ListedLead } from '@/lib/leads/listed-lead';
import { useOfficeNews } from './office-news';

const badgeTones: Readonly<Record<ListedLead['status'], BadgeTone>> = {
  new: 'new',
  called: 'neutral',
  visiting: 'warning',
  enrolled: 'success',
  closed: 'closed',
};

/** Status, assignee and next call. Overdue is stated in words, not by colour alone. */
export function LeadStatusFacts({ lead, asOf }: { lead: ListedLead; asOf: string }) {
  const { status, closedReason, assignee, nextCallAt, calls, lastOutcome, lastCallAt, demo } = lead;
  const open = openStatuses.includes(status);
  return (
    <div className="office-stack">
      <p>
        <Badge tone={badgeTones[status]}>{leadStatusWords[status]}</Badge>
        {closedReason && ` ${closedReason}`}
      </p>
      <AnswerLine lead={lead} asOf={asOf} />
      {demo && <p>Demo class {relativeTime(demo.startsAt, asOf)}</p>}
      {open && nextCallAt && <NextCallLine nextCallAt={nextCallAt} asOf={asOf} />}
      {open && !nextCallAt && status !== 'new' && <p className="office-note">No call planned</p>}
      {lastOutcome && lastCallAt && (
        <p className="office-note">
          {callOutcomes[lastOutcome]} {relativeTime(lastCallAt, asOf)}
          {calls > 1 && `, ${calls} calls`}
        </p>
      )}
      <p className="office-note">{assignee ? `Assigned to ${assignee.name}` : 'Unassigned'}</p>
    </div>
  );
}

/** When the first answer is due, while there was none. */
export function AnswerLine({ lead: { answerBy }, asOf }: { lead: ListedLead; asOf: string }) {
  if (!answerBy) return null;
  const when = <span className="whitespace-nowrap">{relativeTime(answerBy, asOf)}</span>;
  if (answerBy > asOf) return <p>First answer by {when}</p>;
  return <p className="office-late">Late since {when}</p>;
}

function NextCallLine({ nextCallAt, asOf }: { nextCallAt: string; asOf: string }) {
  const when = relativeTime(nextCallAt, asOf);
  if (nextCallAt > asOf) return <p>Call {when}</p>;
  return <p className="office-late">Overdue since {when}</p>;
}

/** Whom messages to a lead are to. */
export function recipientOf(lead: ListedLead): Recipient {
  const { id, name, language, phonenumber: phone, doNotCallAt } = lead;
  return {
    person: 'lead',
    id,
    name,
    language,
    phones: [{ phone, doNotCall: doNotCallAt !== null }],
  };
}

interface LeadContactProps {
  lead: ListedLead;
  layout?: 'row';
}

/** Links to call, and to open a chat with a prepared message; none for who asked not to be called. */
export function LeadContact({ lead, layout }: LeadContactProps) {
  const { may } = useOffice();
  const { id, name, phonenumber } = lead;
  const doNotCall = lead.doNotCallAt !== null;
  return (
    <div className="office-contacts">
      <CallingSign lead={id} />
      {/\p{Nd}/u.test(phonenumber) && (
        <CallLink
          phone={phonenumber}
          doNotCall={doNotCall}
          name={name}
          onCall={() => void officeCall('/api/admin/lead-calling', { id })}
        />
      )}
      {may('leads.change') && (
        <MessageBar to={recipientOf(lead)} layout={layout} {...leadMessages(lead)} />
      )}
    </div>
  );
}

/** Which colleague is calling the lead now. Nobody is kept from calling as well. */
function CallingSign({ lead }: { lead: string }) {
  const news = useOfficeNews();
  const call = news?.inCalls.find((one) => one.lead === lead);
  return call && <p className="office-warning">{call.by} is on this call</p>;
}

/** When the owner of the number asked not to be called, and whether they wrote again since. */
export function DoNotCallFacts({ lead }: { lead: ListedLead }) {
  const { doNotCallAt, createdAt } = lead;
  if (doNotCallAt === null) return null;
  const dayOf = (moment: string) => printDay(delhiDay(new Date(moment)));
  return (
    <p className="office-warning">
      Asked on {dayOf(doNotCallAt)} not to be called
      {createdAt > doNotCallAt && `; wrote again on ${dayOf(createdAt)}`}
    </p>
  );
}

/** The others on the phone. */
export function Household({ lead: { household } }: { lead: ListedLead }) {
  if (household.length === 0) return null;
  return (
    <p className="office-note">
      Same phone:{' '}
      {household.map(({ id, name, status }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <a href={`/searchuser/leads/${id}`}>{name}</a> ({leadStatusWords[status].toLowerCase()})
        </Fragment>
      ))}
    </p>
  );
}

/** The account with the same phone or e-mail. */
export function LeadStudent({ lead: { student, name } }: { lead: ListedLead }) {
  const { may } = useOffice();
  if (!student) return null;
  const what = student.paid ? 'Student account (enrolled)' : 'Student account';
  if (!may('people.read')) return <p>{what}</p>;
  return (
    <p>
      <a href={`/searchuser/person/${student.id}`}>
        {what}
        <span className="sr-only">: {name}</span>
      </a>
    </p>
  );
}
