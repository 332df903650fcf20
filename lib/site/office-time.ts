import type { IsoDay } from '@/content/day';
import { officeHolidays, officeHours } from '@/content/facts/institute';
import type { HoursFact, Weekday } from '@/content/facts/site-facts';
import { delhiDay, fieldTime, startOfDay } from './delhi-time';

/** When the office is open. */
export interface OfficeTime {
  readonly hours: readonly HoursFact[];
  /** Days on which it is closed. */
  readonly holidays: readonly IsoDay[];
}

const usualHours: readonly HoursFact[] = [
  { from: 'Monday', to: 'Saturday', opens: '10:00', closes: '19:00' },
];

/** As published; until the owner has set hours, 10:00 to 19:00 from Monday to Saturday. */
export const officeTime: OfficeTime = {
  hours: officeHours.length > 0 ? officeHours : usualHours,
  holidays: officeHolidays,
};

/** From opening to closing. */
interface Period {
  opens: Date;
  closes: Date;
}

/** Nobody plans further ahead; a list of holidays may leave no open hour. */
const DAYS_AHEAD = 370;

/** The periods that end after `moment`, in order; overlapping hours are one period. */
function* openPeriods(moment: Date, { hours, holidays }: OfficeTime): Generator<Period> {
  const today = startOfDay(delhiDay(moment));
  for (let later = 0; later <= DAYS_AHEAD; later += 1) {
    const day = delhiDay(today, later);
    if (holidays.includes(day as IsoDay)) continue;
    const ofDay: Period[] = [];
    for (const { opens, closes } of hoursOn(day, hours)) {
      const last = ofDay.at(-1);
      const period = { opens: at(day, opens), closes: at(day, closes) };
      if (last && period.opens <= last.closes) {
        if (period.closes > last.closes) last.closes = period.closes;
      } else ofDay.push(period);
    }
    yield* ofDay.filter(({ closes }) => closes > moment);
  }
}

const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+05:30`);

function hoursOn(day: string, hours: readonly HoursFact[]): HoursFact[] {
  return hours
    .filter((one) => isOn(weekdayOn(day), one))
    .sort((one, other) => one.opens.localeCompare(other.opens));
}

/** `moment` itself while the office is open, otherwise when it opens next; null if it never does. */
export function nextOpen(moment: Date, office: OfficeTime = officeTime): Date | null {
  for (const { opens } of openPeriods(moment, office)) return opens > moment ? opens : moment;
  return null;
}

const MINUTE_MS = 60_000;

/** When the office will have been open for so many minutes after `moment`; null if it never will. */
export function afterOpenMinutes(
  moment: Date,
  minutes: number,
  office: OfficeTime = officeTime,
): Date | null {
  let left = minutes * MINUTE_MS;
  for (const { opens, closes } of openPeriods(moment, office)) {
    const from = Math.max(opens.getTime(), moment.getTime());
    if (left <= closes.getTime() - from) return new Date(from + left);
    left -= closes.getTime() - from;
  }
  return null;
}

const MONDAY = 1;

const weekdayOn = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Suggested times of the next call while the office is open, as `datetime-local` values. */
export function callTimes(now: Date, office: OfficeTime = officeTime) {
  const open = (moment: Date) => fieldTime(nextOpen(moment, office) ?? moment);
  const later = (minutes: number) => open(new Date(now.getTime() + minutes * MINUTE_MS));
  const morning = (days: number) => open(at(delhiDay(now, days), '11:00'));
  const untilMonday = (MONDAY - weekdayOn(delhiDay(now)) + 7) % 7 || 7;
  return {
    inHalfAnHour: later(30),
    inTwoHours: later(120),
    tomorrowAt11: morning(1),
    inThreeDaysAt11: morning(3),
    mondayAt11: morning(untilMonday),
  };
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
