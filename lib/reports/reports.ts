import type { IsoDay } from '@/content/day';
import type { LeadStatus } from '@/lib/leads/lead-words';

/** People per week by source page, deduplicated by phone like the list of leads. */
interface SourceWeeks {
  /** Path of the page; "none" when unknown. */
  source: string;
  /** One number per week, oldest first. */
  people: number[];
}

/** Outcomes of a source's leads in these weeks. */
export interface Funnel {
  /** Null for the total. */
  source: string | null;
  people: number;
  states: Record<LeadStatus, number>;
  /** Paid, although none of the person's leads is marked as enrolled. */
  paidUnmarked: number;
}

export interface OverdueOf {
  /** Null for unassigned leads. */
  staffId: string | null;
  name: string | null;
  people: number;
}

export interface LeadNumbers {
  /** The Mondays of the weeks, oldest first. */
  weeks: IsoDay[];
  sources: SourceWeeks[];
  /** The total first. */
  funnels: Funnel[];
  overdue: OverdueOf[];
}

/** Settled money less refunds, in paise. */
export interface MoneyNumbers {
  session: string;
  sessions: string[];
  /** By course (its search code) and mode; '' without one. */
  cells: { course: string; mode: 'online' | 'offline' | ''; paise: number; count: number }[];
  /** The last thirty days, oldest first. */
  days: { day: IsoDay; paise: number }[];
}

interface LeadsAsked {
  source?: string | null;
  status?: LeadStatus;
  overdue?: '1';
  who?: 'mine' | 'nobody';
  /** Days of the enquiry, both included. */
  from?: IsoDay;
  to?: IsoDay;
}

export function leadsLink(asked: LeadsAsked): string {
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return `/searchuser/leads?${query}`;
}

export const dayLink = (day: IsoDay): string => `/searchuser/payments?day=${day}`;

/** The search for the payments of a cell; its filters are in the URL's fragment. */
export function paidLink(cell: { course: string; mode: string; session: string }): string {
  const given = Object.entries(cell).filter(([, value]) => value !== '');
  return `/searchuser#${new URLSearchParams(Object.fromEntries(given))}`;
}

/** When the evening mail leaves, in Delhi; '' is never. */
export const eveningTimes = ['', '18:00', '19:00', '19:30', '20:00', '21:00', '22:00'] as const;

export type EveningTime = (typeof eveningTimes)[number];
