import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import type { Particulars } from './particulars';

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
