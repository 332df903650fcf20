import type { IsoDay } from '@/content/day';
import { dateOf, dayOf, today } from '@/lib/site/days';

/** Today in another year, and `days` later: on a 29 February, the 28th of a year that has none. */
export function yearsAway(years: number, days = 0): IsoDay {
  const now = dateOf(today());
  const month = now.getUTCMonth();
  const away = new Date(now);
  away.setUTCFullYear(now.getUTCFullYear() + years);
  if (away.getUTCMonth() !== month) away.setUTCDate(0);
  away.setUTCDate(away.getUTCDate() + days);
  return dayOf(away);
}
