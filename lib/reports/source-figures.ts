import type { IsoDay } from '@/content/day';
import { dayAfter, isDay, today } from '@/lib/site/days';
import type { Staff } from '@/lib/staff/access';
import { may } from '@/lib/staff/permissions';

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

/** Figures of a row in a period. Null: not for this person, or not counted by this group. */
export interface Figures {
  siteVisits: number | null;
  /** People: each once. */
  leads: number | null;
  /** Of the leads, those whose first answer was promised and is given or due; and those in time. */
  promised: number | null;
  inTime: number | null;
  /** People who walked in, or agreed to come in a call. */
  visits: number | null;
  /** Registrations whose first money came in the period and is held. */
  enrolments: number;
  /** Received less refunds, in the period. */
  paise: number | null;
}

export interface SourceRow extends Figures {
  key: string;
  label: string;
}

export interface LostReason {
  reason: string;
  people: number;
}

export interface FirstAnswers {
  key: string;
  name: string;
  inTime: number;
  late: number;
  /** Promised, and neither given nor due. */
  waiting: number;
}

export interface SourceReport {
  /** Those with most money first, then most leads; what is unknown last. */
  rows: SourceRow[];
  total: Figures;
  lost: LostReason[];
  answers: FirstAnswers[];
}

/** Who may see the report: its leads, its money, or both. */
export type Reader = Staff<'reports.leads' | 'reports.money'>;

/** Whether the person may see who is behind a figure. */
export const maySeePeople = (staff: Reader, of: Figure): boolean =>
  registrationFigures.includes(of)
    ? may(staff, 'people.read') && (of === 'enrolments' || may(staff, 'reports.money'))
    : may(staff, 'leads.read') && may(staff, 'reports.leads');

/** Somebody behind a figure: a lead, or a registration with its money. */
export interface SourcePerson {
  id: string;
  name: string;
  course: string;
  /** The label of the row. */
  from: string;
  /** Path of the page of the lead or the student; null for money that belongs to no registration. */
  href: string | null;
  /** Of a lead: the moment of the enquiry, ISO 8601. */
  at: string | null;
  /** Of a registration: its number and session, and what was received less refunds in the period. */
  registration: string | null;
  paise: number | null;
}

export const PEOPLE_AT_ONCE = 50;

export interface PeoplePage {
  people: SourcePerson[];
  /** How many there are on all pages. */
  all: number;
}
