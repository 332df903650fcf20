import type { IsoDay } from '@/content/day';
import { isDay } from '@/lib/schemas/day';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** 21/11/2026, 21-11-26, 21.11.2026, 21 Nov 2026, 21-Nov-26; a time may follow. */
const dayFirst = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4}|\d{2})(?:[ ,T].*)?$/i;
const yearFirst = /^(\d{4})-(\d{2})-(\d{2})(?:[ T].*)?$/;

/** A day as Indian banks write it, or null. */
export function dayInCell(text: string): IsoDay | null {
  const cell = text.replace(/^'/, '').trim();
  const [, date = '', month = '', year = ''] = dayFirst.exec(cell) ?? turned(yearFirst.exec(cell));
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const number = /^\d/.test(month) ? Number(month) : named;
  const full = year.length === 2 ? `20${year}` : year;
  const day = `${full}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

function turned(found: RegExpExecArray | null): (string | undefined)[] {
  return found ? [found[0], found[3], found[2], found[1]] : [];
}

/** What a cell says of money: paise, below 0 where it says that they went; null where it says nothing. */
export function paiseInCell(text: string): number | null {
  const cell = text.replace(/(?:₹|inr|rs\.?|\s|,|')/gi, '');
  const [, open, sign, digits, close, side = ''] =
    /^(\()?([-+])?(\d{1,13}(?:\.\d{1,2}0*)?|\.\d{1,2})(\))?((?:cr|dr)\.?)?$/i.exec(cell) ?? [];
  if (digits === undefined) return null;
  const paise = Math.round(Number(digits) * 100);
  const went = sign === '-' || (open && close) || side.toLowerCase().startsWith('dr');
  return went ? -paise : paise;
}

/** What a column of its own says of an amount: money that went. */
export function saysWithdrawn(text: string): boolean {
  return /^\(?(d|dr|debit|withdrawal)\b/i.test(text.trim());
}
