import type { IsoDay } from '@/content/day';
import { receipt } from '@/content/receipt';

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

/**
 * The number of a receipt, such as OC/26-27/000123: consecutive within its financial year, at most
 * sixteen letters, digits, dashes and slashes (rule 46(b) of the CGST Rules).
 * @param year "26-27"
 */
export function receiptNumber(year: string, serial: number): string {
  return `${receipt.prefix}/${year}/${String(serial).padStart(6, '0')}`;
}

/** The public page that says whether a receipt is genuine. */
export function receiptPage(checkCode: string): string {
  return `/receipt/${checkCode}`;
}

/** The receipt as a PDF, for whom it belongs to and for staff, by their cookie. */
export function receiptPdfPath(checkCode: string): string {
  return `${receiptPage(checkCode)}/pdf`;
}
