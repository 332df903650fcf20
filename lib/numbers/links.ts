import type { IsoDay } from '@/content/day';
import type { LeadState } from './numbers';

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
