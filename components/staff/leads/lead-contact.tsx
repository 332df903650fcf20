import { Icon } from '@/components/ui/icon';
import { chatGreeting } from '@/content/lead-words';
import { chatHref } from '../chat-href';
import { telHref } from '../tel-href';

interface LeadContactProps {
  lead: { name: string; phone: string; coursename: string };
}

/** One tap calls, one tap opens a chat that has begun already. */
export function LeadContact({ lead: { name, phone, coursename } }: LeadContactProps) {
  const chat = chatHref(phone, chatGreeting(coursename));
  return (
    <div className="lead-contact">
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
