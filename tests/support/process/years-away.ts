import type { IsoDay } from '@/content/day';
import { dateOf, dayOf, today } from '@/lib/site/days';

/** Today in another year, plus `days`; 29 February becomes the 28th in a year without one. */
export function yearsAway(years: number, days = 0): IsoDay {
  const now = dateOf(today());
  const month = now.getUTCMonth();
  const away = new Date(now);
  away.setUTCFullYear(now.getUTCFullYear() + years);
  if (away.getUTCMonth() !== month) away.setUTCDate(0);
  away.setUTCDate(away.getUTCDate() + days);
  return dayOf(away);
}
