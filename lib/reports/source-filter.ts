import type { IsoDay } from '@/content/day';
import { dayAfter, isDay, today } from '@/lib/site/days';

/** What the figures are grouped by. */
export const sourceGroups = {
  source: 'Source',
  campaign: 'Campaign',
  page: 'Page',
  counsellor: 'Counsellor',
  exam: 'Exam',
} as const;

export type SourceGroup = keyof typeof sourceGroups;

/** Which arrival of a person counts. */
export const touchWords = { first: 'First touch', last: 'Last touch' } as const;

export interface SourceFilter {
  /** Days in Delhi, both included. */
  from: IsoDay;
  to: IsoDay;
  touch: keyof typeof touchWords;
  group: SourceGroup;
}

/** The figures of which each leads to the people behind it. */
export const figureWords = {
  leads: 'Leads',
  promised: 'Leads with a first answer due',
  late: 'First answers that are late',
  visits: 'Office visits',
  lost: 'Lost leads',
  enrolments: 'Enrolments',
  money: 'Money',
} as const;

export type Figure = keyof typeof figureWords;

/** Figures of registrations; the others are of leads. */
export const registrationFigures: readonly Figure[] = ['enrolments', 'money'];

/** Keys of rows without a value of their own. */
export const NONE = 'none';

/** The people behind a figure: those of one row, or all. */
export interface PeopleFilter extends SourceFilter {
  of: Figure;
  /** Of the group; for lost leads, the reason. */
  key?: string;
}

const DAYS = 30;
const LONGEST_KEY = 200;

const oneOf = <Name extends string>(
  choices: Readonly<Record<Name, unknown>>,
  text: string | null,
): Name | null => (text !== null && Object.hasOwn(choices, text) ? (text as Name) : null);

/** The filter in a query; the last 30 days by source and last touch, where it names nothing valid. */
export function readSourceFilter(query: URLSearchParams, now = new Date()): SourceFilter {
  const day = (name: string) => {
    const text = query.get(name) ?? '';
    return isDay(text) ? text : null;
  };
  const last = day('to') ?? today(now);
  const first = day('from') ?? dayAfter(last, 1 - DAYS);
  const [from, to] = first <= last ? [first, last] : [last, first];
  return {
    from,
    to,
    touch: oneOf(touchWords, query.get('touch')) ?? 'last',
    group: oneOf(sourceGroups, query.get('group')) ?? 'source',
  };
}

/** The figure and row in a query; null when it names no figure. */
export function readPeopleFilter(query: URLSearchParams): PeopleFilter | null {
  const of = oneOf(figureWords, query.get('of'));
  const key = query.get('key') ?? '';
  if (!of || key.length > LONGEST_KEY || key.includes('\0') || !key.isWellFormed()) return null;
  return { ...readSourceFilter(query), of, ...(key && { key }) };
}

export const sourceReportPath = '/searchuser/reports/sources';

const withQuery = (path: string, filter: object) =>
  `${path}?${new URLSearchParams(Object.entries(filter) as [string, string][])}`;

export const sourceReportLink = (filter: SourceFilter): string =>
  withQuery(sourceReportPath, filter);

export const sourceCsvLink = (filter: SourceFilter): string =>
  withQuery(`${sourceReportPath}/csv`, filter);

export const peopleLink = (filter: PeopleFilter, from = 0): string =>
  withQuery(`${sourceReportPath}/people`, { ...filter, ...(from > 0 && { after: from }) });
