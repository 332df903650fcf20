import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';

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
