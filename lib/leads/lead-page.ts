import type { LeadAsking, ListedLead } from './listed-lead';

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
