import { officeHours } from '@/content/facts/institute';
import type { HoursFact, Weekday } from '@/content/facts/site-facts';

const part = (options: Intl.DateTimeFormatOptions, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options });

/* The Swedish format is YYYY-MM-DD. */
const dayOf = part({}, 'sv-SE');
const timeOf = part({ hour: '2-digit', minute: '2-digit' });
const weekdayOf = part({ weekday: 'short' });
const dateOf = part({ day: 'numeric' });
const monthOf = part({ month: 'short' }, 'en-US');

const DAY_MS = 24 * 3_600_000;
const fieldFormat = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

/** Parses a `datetime-local` value ("2026-11-22T11:00", in Delhi); null if invalid. */
export function momentOf(text: string): Date | null {
  const [, day, time] = fieldFormat.exec(text) ?? [];
  const moment = new Date(`${day}T${time}:00+05:30`);
  return Number.isNaN(moment.getTime()) || fieldTime(moment) !== text ? null : moment;
}

export function fieldTime(moment: Date): string {
  return `${dayOf.format(moment)}T${timeOf.format(moment)}`;
}

export const clockTime = (moment: string): string => timeOf.format(new Date(moment));

/**
 * "today 16:00", "tomorrow 11:00", "Mon 23 Nov 11:00", "19 Nov 2027": a time in Delhi, relative to now.
 * @param iso ISO 8601
 * @param asOf now, ISO 8601
 */
export function relativeTime(iso: string, asOf: string): string {
  const [moment, now] = [new Date(iso), new Date(asOf)];
  const [day, time] = [dayOf.format(moment), timeOf.format(moment)];
  const away = [-1, 0, 1].find((days) => day === dayOf.format(now.getTime() + days * DAY_MS));
  if (away !== undefined) return `${['yesterday', 'today', 'tomorrow'][away + 1]} ${time}`;
  const date = `${dateOf.format(moment)} ${monthOf.format(moment)}`;
  const near = Math.abs(moment.getTime() - now.getTime()) < 7 * DAY_MS;
  if (near) return `${weekdayOf.format(moment)} ${date} ${time}`;
  const sameYear = day.slice(0, 4) === dayOf.format(now).slice(0, 4);
  return sameYear ? `${date} ${time}` : `${date} ${day.slice(0, 4)}`;
}

/** The day in Delhi as YYYY-MM-DD, plus `daysLater`. */
export function delhiDay(moment: Date, daysLater = 0): string {
  return dayOf.format(moment.getTime() + daysLater * DAY_MS);
}

const MONDAY = 1;

const weekdayOn = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * Suggested times of the next call, as `datetime-local` values in office hours.
 * @param hours of the office; until the owner has set them, 10:00 to 19:00 from Monday to Saturday
 */
export function callTimes(now: Date, hours: readonly HoursFact[] = officeHours) {
  const at = (time: string) => inOfficeHours(time, hours.length > 0 ? hours : usualHours);
  const untilMonday = (MONDAY - weekdayOn(delhiDay(now)) + 7) % 7 || 7;
  return {
    inHalfAnHour: at(fieldTime(new Date(now.getTime() + 1_800_000))),
    inTwoHours: at(fieldTime(new Date(now.getTime() + 2 * 3_600_000))),
    tomorrowAt11: at(`${delhiDay(now, 1)}T11:00`),
    inThreeDaysAt11: at(`${delhiDay(now, 3)}T11:00`),
    mondayAt11: at(`${delhiDay(now, untilMonday)}T11:00`),
  };
}

const usualHours: readonly HoursFact[] = [
  { from: 'Monday', to: 'Saturday', opens: '10:00', closes: '19:00' },
];

/** The time itself while the office is open, otherwise when it opens next. */
function inOfficeHours(time: string, hours: readonly HoursFact[]): string {
  const [day = '', clock = ''] = time.split('T');
  for (let later = 0; later <= 7; later += 1) {
    const date = delhiDay(startOfDay(day), later);
    const open = hours
      .filter((one) => isOn(weekdayOn(date), one))
      .sort((one, other) => one.opens.localeCompare(other.opens));
    for (const { opens, closes } of open) {
      if (later > 0 || clock < opens) return `${date}T${opens}`;
      if (clock < closes) return time;
    }
  }
  return time;
}

const weekdays: readonly Weekday[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/** Whether a weekday (0 is Sunday) lies in "Monday to Saturday". */
function isOn(weekday: number, { from, to }: HoursFact): boolean {
  const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)];
  return (weekday - first + 7) % 7 <= (last - first + 7) % 7;
}
