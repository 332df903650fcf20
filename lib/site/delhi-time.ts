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
