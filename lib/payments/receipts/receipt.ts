import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { paidBy, receipt } from '@/content/receipt';

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

/** How money came: by a gateway, or into somebody's hands at the office. */
export function wayOf({ provider, method }: { provider: string; method: string | null }): string {
  const way = method ?? provider;
  return paidBy[way] ?? way;
}

/** A receipt with all that its document says. */
export interface ReceiptRecord {
  number: string;
  checkCode: string;
  issuedOn: IsoDay;
  amountPaise: Paise;
  particulars: Particulars;
  /** Null, with all that follows up to the tax, on a receipt that is no tax invoice. */
  gstin: string | null;
  placeOfSupply: string | null;
  taxablePaise: number | null;
  /** Either both halves or the whole is there. */
  cgstPaise: number | null;
  sgstPaise: number | null;
  igstPaise: number | null;
  provider: string;
  /** How money was taken at the office. */
  method: string | null;
  /** What proves the payment, '' where nothing does. */
  reference: string;
  paidOn: IsoDay;
  /** What has been given back since. */
  refunds: readonly { amountPaise: Paise; on: IsoDay }[];
}

/** What a receipt says beside its amounts, kept with it as it was when it was made. */
export interface Particulars {
  seller: { name: string; address: string };
  /** An address and a state are '' where nobody knows them. */
  buyer: { name: string; address: string; state: string };
  /** What was bought. */
  what: string;
  /** Of the admission form, '' without one. */
  registrationnumber: string;
  /** Paid although it had been paid before, so that it is owed back. */
  excess: boolean;
}
