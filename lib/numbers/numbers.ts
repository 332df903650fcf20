import type { IsoDay } from '@/content/day';

/** People who asked, folded by phone as the list of leads folds them, by where they wrote from. */
interface SourceWeeks {
  /** Path of the page; "none" where nobody knows it. */
  source: string;
  /** One number for each week, oldest first. */
  people: number[];
}

export const leadStates = ['new', 'called', 'visiting', 'enrolled', 'closed'] as const;
export type LeadState = (typeof leadStates)[number];

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
