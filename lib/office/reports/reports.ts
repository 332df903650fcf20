import type { IsoDay } from '@/content/day';

/** People who asked, folded by phone as the list of leads folds them, by where they wrote from. */
interface SourceWeeks {
  /** Path of the page; "none" where nobody knows it. */
  source: string;
  /** One number for each week, oldest first. */
  people: number[];
}

export const leadStates = ['new', 'called', 'visiting', 'enrolled', 'closed'] as const;
type LeadState = (typeof leadStates)[number];

/** What became of the people of a source who asked in these weeks. */
export interface Funnel {
  /** Null for all of them together. */
  source: string | null;
  people: number;
  states: Record<LeadState, number>;
  /** They have paid, and no lead of theirs says that they enrolled. */
  paidUnmarked: number;
}

export interface OverdueOf {
  /** Null for leads that nobody follows up. */
  staffId: string | null;
  name: string | null;
  people: number;
}

export interface LeadNumbers {
  /** The Mondays with which the weeks begin, oldest first. */
  weeks: IsoDay[];
  sources: SourceWeeks[];
  /** All together first. */
  funnels: Funnel[];
  overdue: OverdueOf[];
}

/** Money in the books, what was given back taken off. Paise. */
export interface MoneyNumbers {
  session: string;
  sessions: string[];
  /** By course (its word in the search) and mode; '' for what has none. */
  cells: { course: string; mode: 'online' | 'offline' | ''; paise: number; count: number }[];
  /** The last thirty days, oldest first. */
  days: { day: IsoDay; paise: number }[];
}

interface LeadsAsked {
  source?: string | null;
  status?: LeadState;
  overdue?: '1';
  who?: 'mine' | 'nobody';
  /** Days on which somebody asked, both included. */
  from?: IsoDay;
  to?: IsoDay;
}

/** The list of leads that a number counts. */
export function leadsLink(asked: LeadsAsked): string {
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return `/searchuser/leads?${query}`;
}

/** The list of payments of one day. */
export const dayLink = (day: IsoDay): string => `/searchuser/payments?day=${day}`;

/** The search for what was paid; behind `#`, as the search has it. */
export function paidLink(cell: { course: string; mode: string; session: string }): string {
  const given = Object.entries(cell).filter(([, value]) => value !== '');
  return `/searchuser#${new URLSearchParams(Object.fromEntries(given))}`;
}

/** So many days after a day. */
export function dayAfter(day: IsoDay, days: number): IsoDay {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
