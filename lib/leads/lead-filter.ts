import type { IsoDay } from '@/content/day';
import { leadKindWords, leadStatuses, type LeadKind, type LeadStatus } from './lead-words';
import { isDay } from '@/lib/site/days';

export interface LeadFilter {
  status?: LeadStatus;
  who?: 'mine' | 'nobody';
  course?: string;
  kind?: LeadKind;
  /** Path of the lead's page; "none" if unknown. */
  source?: string;
  overdue?: '1';
  /** First and last day of the enquiry, inclusive. */
  from?: IsoDay;
  to?: IsoDay;
  /** Only suspected spam, which is hidden by default. */
  suspect?: '1';
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

const oneOf =
  (...choices: readonly string[]) =>
  (text: string) =>
    choices.includes(text);
const shortText = (text: string) =>
  text.length <= 300 && !text.includes('\0') && text.isWellFormed();

const validators: Readonly<Record<keyof LeadFilter, (text: string) => boolean>> = {
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

const names = Object.keys(validators) as readonly (keyof LeadFilter)[];

/** Parses the filter from a query; invalid values are ignored. */
export function readLeadFilter(query: Query): LeadFilter {
  const entries = names.map((name) => [name, query[name]] as const);
  return Object.fromEntries(
    entries.filter(
      ([name, value]) => typeof value === 'string' && value !== '' && validators[name](value),
    ),
  );
}

/** URL of a filtered list. */
export function leadsPath(filter: LeadFilter, after?: string): string {
  const query = new URLSearchParams(
    names.flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]]])),
  );
  if (after) query.set('after', after);
  return query.size === 0 ? '/searchuser/leads' : `/searchuser/leads?${query}`;
}
