import { leadMomentNames, type LeadMoment } from '@/lib/messages/moments';
import { offeredMessages, type OfferedMessages } from '@/lib/messages/offered-messages';
import type { CallOutcome, LeadStatus } from './lead-words';
import type { ListedLead } from './listed-lead';

/** The message that is offered first for a lead; null where there is nothing to write about. */
export function leadMomentOf(
  status: LeadStatus,
  lastOutcome: CallOutcome | null,
): LeadMoment | null {
  if (status === 'closed') return lastOutcome === 'noAnswer' ? 'lastTry' : null;
  if (status === 'enrolled') return null;
  if (lastOutcome === 'noAnswer' || lastOutcome === 'busy') return 'noAnswer';
  if (status === 'visiting') return 'visit';
  return status === 'new' ? 'greeting' : 'fee';
}

const outcomesToWriteAfter: readonly CallOutcome[] = ['noAnswer', 'busy', 'reached', 'visiting'];

type Written = Pick<
  ListedLead,
  'name' | 'coursename' | 'courseFacts' | 'status' | 'lastOutcome' | 'nextCallAt' | 'demo'
>;

/**
 * The visit that was agreed on: the next call of somebody who will visit, unless a call since then or a missed one has
 * planned another.
 */
function visitOf({ status, lastOutcome, nextCallAt }: Written, now: Date): string | null {
  const isAgreed = lastOutcome === null || lastOutcome === 'visiting';
  const isVisit = status === 'visiting' && isAgreed && nextCallAt !== null;
  return isVisit && nextCallAt > now.toISOString() ? nextCallAt : null;
}

/** The messages to a lead. */
export function leadMessages(lead: Written, now = new Date()): OfferedMessages {
  const { name, coursename, courseFacts, status, lastOutcome, demo } = lead;
  const visitAt = visitOf(lead, now);
  const facts = { name, course: coursename, courseFacts, visitAt, demo };
  return offeredMessages(
    demo ? 'demoClass' : leadMomentOf(status, lastOutcome),
    leadMomentNames.map((moment) => ({ moment, facts })),
  );
}

type AfterCall = Pick<ListedLead, 'status' | 'nextCallAt'> & { outcome: CallOutcome };

/**
 * The messages just after a call; null where the person has said when to call again or that they want no more.
 */
export function messagesAfterCall(
  lead: Written,
  { outcome, ...after }: AfterCall,
): OfferedMessages | null {
  if (!outcomesToWriteAfter.includes(outcome)) return null;
  const messages = leadMessages({ ...lead, ...after, lastOutcome: outcome });
  return messages.first === null ? null : messages;
}
