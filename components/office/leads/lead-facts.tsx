import { chatHref, telHref } from '@/components/office/ui/phone-links';
import { Icon } from '@/components/ui/icon';
import { chatGreeting, leadStatusWords } from '@/content/lead-words';
import { relativeTime } from '@/lib/leads/delhi-time';
import type { ListedLead } from '@/lib/leads/listed-lead';

const badgeTones: Readonly<Record<ListedLead['status'], string>> = {
  new: 'new',
  called: 'neutral',
  visiting: 'warning',
  enrolled: 'success',
  closed: 'closed',
};

/** Status, assignee and next call. Overdue is stated in words, not by colour alone. */
export function LeadStatusFacts({ lead, asOf }: { lead: ListedLead; asOf: string }) {
  const { status, closedReason, owner, nextCallAt } = lead;
  const open = status !== 'enrolled' && status !== 'closed';
  return (
    <div className="lead-standing">
      <p>
        <b className={`office-badge office-badge-${badgeTones[status]}`}>
          {leadStatusWords[status]}
        </b>
        {closedReason && ` ${closedReason}`}
      </p>
      {open && nextCallAt && <NextCallLine nextCallAt={nextCallAt} asOf={asOf} />}
      {open && !nextCallAt && status !== 'new' && <p className="office-note">No call planned</p>}
      <p className="office-note">{owner ? `Owner: ${owner.name}` : 'Nobody’s yet'}</p>
    </div>
  );
}

function NextCallLine({ nextCallAt, asOf }: { nextCallAt: string; asOf: string }) {
  const when = relativeTime(nextCallAt, asOf);
  if (nextCallAt > asOf) return <p>Call {when}</p>;
  return <p className="lead-overdue">Overdue since {when}</p>;
}

interface LeadContactProps {
  lead: { name: string; phone: string; coursename: string };
}

/** Links to call, and to open a chat with a prepared message. */
export function LeadContact({ lead: { name, phone, coursename } }: LeadContactProps) {
  const chat = chatHref(phone, chatGreeting(coursename));
  return (
    <div className="office-contact">
      {/\p{Nd}/u.test(phone) && (
        <a href={telHref(phone)}>
          <Icon name="phone" />
          <span className="sr-only">Call {name}, </span>
          {phone}
        </a>
      )}
      {chat && (
        <a href={chat} target="_blank" rel="noreferrer">
          <Icon name="chat" />
          Chat<span className="sr-only"> with {name} (opens another app)</span>
        </a>
      )}
    </div>
  );
}
