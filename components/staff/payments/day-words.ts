import type { IsoDay } from '@/content/day';
import { dayOf } from '@/lib/schemas/day';

const DAY_MS = 24 * 3_600_000;
const long = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Today, Saturday, 21 November 2026" */
export function dayWords(day: IsoDay, today: IsoDay): string {
  const words = long.format(new Date(day));
  if (day === today) return `Today, ${words}`;
  return day === besideDays(today)[0] ? `Yesterday, ${words}` : words;
}

/** The day before, and the day after. */
export function besideDays(day: IsoDay): [IsoDay, IsoDay] {
  const at = new Date(day).getTime();
  return [dayOf(new Date(at - DAY_MS)), dayOf(new Date(at + DAY_MS))];
}
