import { hindiMonths, months } from './months';

export type IsoDay = string;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** @throws RangeError when there is no such day */
function partsOf(isoDay: IsoDay) {
  const at = new Date(isoDay);
  const name = months[at.getUTCMonth()];
  const weekday = weekdays[at.getUTCDay()];
  if (!name || !weekday) throw new RangeError(`${isoDay} is no day.`);
  const [month, shortMonth] = name;
  const hindiMonth = hindiMonths[at.getUTCMonth()];
  return {
    day: at.getUTCDate(),
    month,
    shortMonth,
    hindiMonth,
    year: at.getUTCFullYear(),
    weekday,
  };
}

/** "22 November 2026" */
export function printDay(isoDay: IsoDay): string {
  const { day, month, year } = partsOf(isoDay);
  return `${day} ${month} ${year}`;
}

/** "22 नवंबर 2026" */
export function printHindiDay(isoDay: IsoDay): string {
  const { day, hindiMonth, year } = partsOf(isoDay);
  return `${day} ${hindiMonth} ${year}`;
}

/** "Sunday, 22 November 2026" */
export function printDayOfWeek(isoDay: IsoDay): string {
  return `${partsOf(isoDay).weekday}, ${printDay(isoDay)}`;
}

/** "22 Nov 2026" */
export function printShortDay(isoDay: IsoDay): string {
  const { day, shortMonth, year } = partsOf(isoDay);
  return `${day} ${shortMonth} ${year}`;
}

/** "December 12, 2023", the date format of the policies. */
export function printPolicyDay(isoDay: IsoDay): string {
  const { day, month, year } = partsOf(isoDay);
  return `${month} ${day}, ${year}`;
}

/** "17 Jul 2026", "17 and 18 Jul 2026", "6 to 27 Mar 2026" or "14 Dec 2025 to 23 Jan 2026" */
export function printDays(first: IsoDay, last = first): string {
  const [from, to] = [partsOf(first), partsOf(last)];
  if (first === last) return printShortDay(first);
  if (from.year !== to.year) return `${printShortDay(first)} to ${printShortDay(last)}`;
  if (from.month !== to.month) return `${from.day} ${from.shortMonth} to ${printShortDay(last)}`;
  return `${from.day} ${to.day - from.day === 1 ? 'and' : 'to'} ${printShortDay(last)}`;
}
