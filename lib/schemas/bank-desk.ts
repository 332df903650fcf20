import type { IsoDay } from '@/content/day';
import type { PaymentHint } from './bank-statement';

/** A line of a statement that nobody has dealt with. */
export interface BankLeftover {
  id: string;
  day: IsoDay;
  paise: number;
  reference: string;
  description: string;
  /** Why it is left, and what to do. */
  why: string;
  /** Payments of its amount that no line proves: first the `fits` that may be it. */
  choices: PaymentHint[];
  fits: number;
}

export interface BankDesk {
  /** The days of all lines that were taken in; null before the first. */
  first: IsoDay | null;
  last: IsoDay | null;
  /** Lines with a payment. */
  matched: number;
  leftovers: BankLeftover[];
  moreLeft: boolean;
  /** Recorded days ago, and on no statement. */
  late: PaymentHint[];
  moreLate: boolean;
}
