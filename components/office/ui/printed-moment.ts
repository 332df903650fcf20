import { printDay } from '@/content/day';

const part = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options });

/** The day in Delhi as YYYY-MM-DD, the Swedish date format. */
export const dayOf = part('sv-SE', {});

/* A fixed locale gives the same text in every browser. */
const timeOf = part('en-GB', { hour: '2-digit', minute: '2-digit' });
const dateOf = part('en-GB', { day: 'numeric' });
const monthOf = part('en-US', { month: 'short' });

const shortDate = (moment: Date) => `${dateOf.format(moment)} ${monthOf.format(moment)}`;

/** "19 Nov 2026" in Delhi, of an ISO 8601 timestamp. */
export function printedDate(iso: string): string {
  const moment = new Date(iso);
  return `${shortDate(moment)} ${dayOf.format(moment).slice(0, 4)}`;
}

const DAY_MS = 24 * 3_600_000;

/**
 * "today 14:05", "yesterday 09:30", "19 Nov 09:30", "19 Nov 2025", in Delhi time.
 * @param iso an ISO 8601 timestamp
 * @param asOf the current time
 */
export function printedMoment(iso: string, asOf: string): string {
  const [moment, now] = [new Date(iso), new Date(asOf)];
  const day = dayOf.format(moment);
  const time = timeOf.format(moment);
  if (day === dayOf.format(now)) return `today ${time}`;
  if (day === dayOf.format(now.getTime() - DAY_MS)) return `yesterday ${time}`;
  const date = shortDate(moment);
  const year = day.slice(0, 4);
  return year === dayOf.format(now).slice(0, 4) ? `${date} ${time}` : `${date} ${year}`;
}

/** An answer of the sign-up or admission form; a dash if there is none. */
export function printedAnswer(name: string, value: string): string {
  if (value.trim() === '') return '–';
  return name === 'dateofbirth' ? printDay(value) : value;
}
