import type { IsoDay } from '@/content/day';

const EARLIEST: IsoDay = '1900-01-01';
const LATEST: IsoDay = '2099-12-31';
const FULL_AGE = 18;
const DAY_MS = 86_400_000;

const yearFirst = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a calendar day, written YYYY-MM-DD, from 1900 to 2099. */
export function isDay(text: string): boolean {
  if (!yearFirst.test(text) || text < EARLIEST || text > LATEST) return false;
  const moment = dateOf(text);
  return !Number.isNaN(moment.getTime()) && dayOf(moment) === text;
}

/** The current day in Delhi. */
export function today(now = new Date()): IsoDay {
  return inDelhi.format(now);
}

// The Swedish locale formats days as YYYY-MM-DD.
const inDelhi = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

/** A day as Prisma represents `@db.Date`: midnight in UTC. */
export function dateOf(day: IsoDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

/**
 * The `count`th working day after a day, which does not count itself. Sundays and these holidays are
 * none.
 * @param count at least 1
 */
export function workingDayAfter(
  from: IsoDay,
  count: number,
  holidays: readonly IsoDay[] = [],
): IsoDay {
  const date = dateOf(from);
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== 0 && !holidays.includes(dayOf(date))) left -= 1;
  }
  return dayOf(date);
}

/** The day `days` later; earlier with a negative number. */
export function dayAfter(day: IsoDay, days: number): IsoDay {
  return dayOf(new Date(dateOf(day).getTime() + days * DAY_MS));
}

/** Days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / DAY_MS);
}

/** The inverse of `dateOf`. */
export function dayOf(date: Date): IsoDay {
  return date.toISOString().slice(0, 10);
}

/**
 * Whether someone born on `born` is legally a child on day `on`. Someone born on 29 February comes
 * of age on 1 March.
 */
export function isUnder18(born: IsoDay, on: IsoDay = today()): boolean {
  return `${Number(born.slice(0, 4)) + FULL_AGE}${born.slice(4)}` > on;
}
