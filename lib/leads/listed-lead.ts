import type { OpenedMessage } from '@/lib/messages/message-openings';
import type { PhoneCallState } from '@/prisma/client/enums';
import type { CallOutcome, LeadStatus } from './lead-words';
import type { Touches } from '@/lib/sources/touches';
import type { leadColumnTypes } from './lead-columns';
import type { assignableStaff, leadRows } from './lead-rows';

/**
 * A row of the list: one person, by their newest open lead or else their newest. Times are ISO 8601; `times` and
 * `since` cover every enquiry of the person, `waitingSince` those that nobody has called about, `answerBy` the first answer that was promised and is
 * still open.
 */
export type ListedLead = Awaited<ReturnType<typeof leadRows>>[number];

export type LeadState = Pick<
  ListedLead,
  'id' | 'version' | 'status' | 'closedReason' | 'assignee' | 'nextCallAt' | 'doNotCallAt'
>;

type Enquiry = Pick<ListedLead, 'id' | keyof typeof leadColumnTypes>;

export type LeadEvent = { at: string } & (
  | ({ what: 'asked'; utm: Readonly<Record<string, string>> | null } & Touches & Enquiry)
  | {
      what: 'call';
      by: string;
      outcome: CallOutcome;
      reason: string | null;
      nextCallAt: string | null;
    }
  | ({ what: 'message' } & OpenedMessage)
  /** A call to us. */
  | { what: 'phoneCall'; state: PhoneCallState; seconds: number | null }
  | { what: 'note'; by: string; text: string }
  | { what: 'change'; by: string; words: string }
);

export interface LeadStory {
  /** The lead that can be changed: the newest open one, or else the newest. */
  lead: ListedLead;
  events: LeadEvent[];
  /** Merges that can be taken apart, with the name of the other person. */
  merges: { id: string; name: string }[];
}

/** Number of people in each list under the rest of the filter. */
export interface LeadCounts {
  all: number;
  overdue: number;
  suspect: number;
  status: Readonly<Record<LeadStatus, number>>;
}

export type Assignee = Awaited<ReturnType<typeof assignableStaff>>[number];
