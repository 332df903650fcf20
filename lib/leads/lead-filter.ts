import type { IsoDay } from '@/content/day';
import { leadKindWords, leadStatuses, type LeadKind, type LeadStatus } from '@/content/lead-words';
import { isDay } from '@/lib/site/days';

/** Which leads are listed. What is left out does not matter. */
export interface LeadFilter {
  status?: LeadStatus;
  who?: 'mine' | 'nobody';
  course?: string;
  kind?: LeadKind;
  /** Path of the page it was sent from; "none" where nobody knows it. */
  source?: string;
  overdue?: '1';
  /** Days on which somebody asked, both included. */
  from?: IsoDay;
  to?: IsoDay;
  /** Only those that a program may have written, instead of all others. */
  suspect?: '1';
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

const oneOf =
  (...choices: readonly string[]) =>
  (text: string) =>
    choices.includes(text);
const shortText = (text: string) =>
  text.length <= 300 && !text.includes('\0') && text.isWellFormed();

const takes: Readonly<Record<keyof LeadFilter, (text: string) => boolean>> = {
  status: oneOf(...leadStatuses),
  who: oneOf('mine', 'nobody'),
  course: shortText,
  kind: oneOf(...Object.keys(leadKindWords)),
  source: shortText,
  overdue: oneOf('1'),
  from: isDay,
  to: isDay,
  suspect: oneOf('1'),
};

const names = Object.keys(takes) as readonly (keyof LeadFilter)[];

/** What an address asks for. What cannot be asked for is left out. */
export function readLeadFilter(query: Query): LeadFilter {
  const asked = names.map((name) => [name, query[name]] as const);
  return Object.fromEntries(
    asked.filter(
      ([name, value]) => typeof value === 'string' && value !== '' && takes[name](value),
    ),
  );
}

/** The address of a list. */
export function leadsPath(filter: LeadFilter, after?: string): string {
  const query = new URLSearchParams(
    names.flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]]])),
  );
  if (after) query.set('after', after);
  return query.size === 0 ? '/searchuser/leads' : `/searchuser/leads?${query}`;
}
