import type { IsoDay } from '@/content/day';

/**
 * The financial year a day lies in, as receipt numbers name it: 31 March 2027 is in "26-27", the day
 * after in "27-28".
 */
export function financialYear(day: IsoDay): string {
  const [year, month] = day.split('-').map(Number) as [number, number, number];
  const first = month < 4 ? year - 1 : year;
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');
