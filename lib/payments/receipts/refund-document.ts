import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { receiptPage, type ReceiptRecord } from './receipt';

/** "CN": credit note for a tax invoice (section 34 of the CGST Act). "RR": refund receipt, without tax. */
export type RefundSeries = 'CN' | 'RR';

/**
 * Number such as CN/26-27/000001: consecutive within its series and financial year, at most 16 characters
 * (rule 53(1A) of the CGST Rules).
 * @param year "26-27"
 */
export function refundDocumentNumber(series: RefundSeries, year: string, serial: number): string {
  return `${series}/${year}/${String(serial).padStart(6, '0')}`;
}

/** The number in an address and in a file name: "CN-26-27-000001". */
export const dashed = (number: string): string => number.replaceAll('/', '-');

/** Path of the PDF, for the student and staff, by cookie. */
export function refundPdfPath(checkCode: string, number: string): string {
  return `${receiptPage(checkCode)}/refund/${dashed(number)}`;
}

/** Parts of an amount, in paise. Either CGST and SGST, or IGST; the others are 0. */
export interface TaxParts {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

const totalOf = ({ taxable, cgst, sgst, igst }: TaxParts) => taxable + cgst + sgst + igst;

/**
 * Splits a refund as its invoice was split. Each tax credited so far is the invoice's tax in proportion to
 * the amount refunded so far, rounded to the paisa, so that the last refund credits exactly what is left.
 * @param invoice parts of the invoice
 * @param credited sum of the parts of its earlier credit notes
 * @param refund paise, at most what the invoice has left
 * @returns parts that add up to the refund; none is negative
 */
export function splitRefund(invoice: TaxParts, credited: TaxParts, refund: Paise): TaxParts {
  const total = totalOf(invoice);
  const refunded = totalOf(credited) + refund;
  // For a single paisa only one tax can be credited; the other follows with the next refund.
  let left: number = refund;
  const tax = (name: 'cgst' | 'sgst' | 'igst') => {
    const whole = proportion(invoice[name], refunded, total);
    const part = Math.min(Math.max(0, whole - credited[name]), left);
    left -= part;
    return part;
  };
  const [cgst, sgst, igst] = [tax('cgst'), tax('sgst'), tax('igst')];
  return { taxable: left, cgst, sgst, igst };
}

/** `part × share ÷ whole`, half a paisa rounded up; in big integers, because the product may exceed 2^53. */
function proportion(part: number, share: number, whole: number): number {
  if (whole === 0) return 0;
  return Number((2n * BigInt(part) * BigInt(share) + BigInt(whole)) / (2n * BigInt(whole)));
}

/** A credit note or refund receipt with the receipt it belongs to; paise. */
export interface RefundDocumentRecord {
  number: string;
  series: RefundSeries;
  issuedOn: IsoDay;
  amountPaise: Paise;
  /** The part above the price: not taxed. */
  excessPaise: Paise;
  /** Null on a refund receipt, as the taxes are. */
  taxablePaise: number | null;
  /** Either CGST and SGST, or IGST. */
  cgstPaise: number | null;
  sgstPaise: number | null;
  igstPaise: number | null;
  refundedOn: IsoDay;
  /** "gateway", cash, bank or upi. */
  method: string;
  /** Of the transfer; '' for none. */
  reference: string;
  /** '' once the student is erased. */
  reason: string;
  receipt: ReceiptRecord;
}
