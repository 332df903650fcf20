import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { receipt } from '../receipt-words';
import { wayLabels } from '@/lib/payments/payment-ways';

/** Financial year of a day, as in receipt numbers: 31 March 2027 is in "26-27", 1 April 2027 in "27-28". */
export function financialYear(day: IsoDay): string {
  const [year, month] = day.split('-').map(Number) as [number, number, number];
  const first = month < 4 ? year - 1 : year;
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');

/**
 * Receipt number such as OC/26-27/000123: consecutive within the financial year, at most 16 characters (rule
 * 46(b) of the CGST Rules).
 * @param year "26-27"
 */
export function receiptNumber(year: string, serial: number): string {
  return `${receipt.prefix}/${year}/${String(serial).padStart(6, '0')}`;
}

/** Public verification page of a receipt. */
export function receiptPage(checkCode: string): string {
  return `/receipt/${checkCode}`;
}

/** Path of the PDF, for its student and staff, by cookie. */
export function receiptPdfPath(checkCode: string): string {
  return `${receiptPage(checkCode)}/pdf`;
}

/** Payment way: the office method or the gateway. */
export function paymentWayLabel({
  provider,
  method,
}: {
  provider: string;
  method: string | null;
}): string {
  const way = method ?? provider;
  return wayLabels[way] ?? way;
}

export interface ReceiptRecord {
  number: string;
  checkCode: string;
  issuedOn: IsoDay;
  amountPaise: Paise;
  /** The part above the price at the time of receipt: not taxed, and owed back. */
  excessPaise: Paise;
  particulars: Particulars;
  /** Null, as are the tax fields, on a receipt that is no tax invoice. */
  gstin: string | null;
  placeOfSupply: string | null;
  taxablePaise: number | null;
  /** Either CGST and SGST, or IGST. */
  cgstPaise: number | null;
  sgstPaise: number | null;
  igstPaise: number | null;
  provider: string;
  method: string | null;
  /** Proof of payment; '' for none. */
  reference: string;
  paidOn: IsoDay;
  /** Completed ones, oldest first; `document` is the number of the credit note or refund receipt. */
  refunds: readonly { amountPaise: Paise; on: IsoDay; document: string | null }[];
}

/** Details of a receipt besides its amounts, as of its issue. */
export interface Particulars {
  seller: { name: string; address: string };
  /** Address, and state with PIN code, are '' if unknown. */
  buyer: { name: string; address: string; state: string };
  what: string;
  /** SAC or HSN; missing on receipts from before orders were sold. */
  code?: string;
  /** '' without a registration. */
  registrationnumber: string;
  /** Name of the payer by a link; missing if the student paid. */
  payer?: string;
}
