import type { LeadStatus } from '@/content/lead-words';
import type { leadRows } from './lead-rows';

/**
 * A row of the list: one phone, shown by its newest open lead, or by the newest of all. Times are ISO 8601;
 * `times` and `since` count every enquiry of the phone.
 */
export type ListedLead = Awaited<ReturnType<typeof leadRows>>[number];

/** What staff can change about a lead. */
export type LeadState = Pick<
  ListedLead,
  'id' | 'version' | 'status' | 'closedReason' | 'owner' | 'nextCallAt'
>;

type Enquiry = Pick<
  ListedLead,
  | 'id'
  | 'name'
  | 'email'
  | 'phone'
  | 'kind'
  | 'coursename'
  | 'plan'
  | 'page'
  | 'message'
  | 'createdAt'
>;

/** An event in the history of a phone. */
export type LeadEvent = { at: string } & (
  | ({ what: 'asked'; utm: Readonly<Record<string, string>> | null } & Enquiry)
  | { what: 'note'; by: string; text: string }
  | { what: 'change'; by: string; words: string }
);

/** Everything known about one phone. */
export interface LeadStory {
  /** The lead that can be changed: the newest open one, or the newest of all. */
  lead: ListedLead;
  /** Newest first. */
  events: LeadEvent[];
}

/** How many people each list holds under the rest of the filter. */
export interface LeadCounts {
  all: number;
  overdue: number;
  suspect: number;
  status: Readonly<Record<LeadStatus, number>>;
}

/** A member of staff who may follow up leads. */
export interface LeadOwner {
  id: string;
  name: string;
}
