import type { LeadKind, LeadStatus } from '@/content/lead-words';

/** Something that happened with a person who asked. */
export type LeadEvent = { at: string } & (
  | ({ what: 'asked'; utm: Readonly<Record<string, string>> | null } & LeadAsking)
  | { what: 'note'; by: string; text: string }
  | { what: 'change'; by: string; words: string }
);

/** All there is about one phone. */
export interface LeadStory {
  /** What can be changed: the newest open one, or the newest of all. */
  lead: ListedLead;
  /** Newest first. */
  events: LeadEvent[];
}

/** What can be changed about a lead. */
export interface LeadState {
  id: string;
  /** Counted up with every change. */
  version: number;
  status: LeadStatus;
  closedReason: string | null;
  /** Who follows it up. */
  owner: { id: string; name: string } | null;
  /** ISO 8601, as all moments here. */
  nextCallAt: string | null;
}

/** One time somebody asked. */
interface LeadAsking {
  id: string;
  name: string;
  email: string;
  phone: string;
  kind: LeadKind;
  coursename: string;
  /** Name of the plan that was looked at. */
  plan: string | null;
  page: string | null;
  message: string | null;
  createdAt: string;
}

/** A row of the list: one person, as the newest open lead of this phone says it, or the newest of all. */
export interface ListedLead extends LeadState, LeadAsking {
  suspect: boolean;
  /** How often this phone has asked, and when first. */
  times: number;
  since: string;
  note: { text: string; at: string; by: string } | null;
  /** Of the account with the same phone or e-mail. */
  student: { id: string; paid: boolean } | null;
}

/** How many people there are in each list, of those that the rest of the filter lets through. */
export interface LeadCounts {
  all: number;
  overdue: number;
  suspect: number;
  status: Readonly<Record<LeadStatus, number>>;
}

/** Somebody who may follow up leads. */
export interface LeadOwner {
  id: string;
  name: string;
}
