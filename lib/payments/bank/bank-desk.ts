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
  /** Lines that have their payment or are set aside. */
  decided: number;
  leftovers: BankLeftover[];
  moreLeft: boolean;
  /** Recorded days ago, and on no statement. */
  late: PaymentHint[];
  moreLate: boolean;
}

/** A line that has its payment, or is set aside. */
export interface DecidedLine {
  id: string;
  day: IsoDay;
  paise: number;
  reference: string;
  description: string;
  /** What it proves; null where it is set aside. */
  payment: PaymentHint | null;
  /** Why it belongs to no payment. */
  setAside: string | null;
  /** Who of the staff decided or took the statement in; null where the account is no more. */
  by: string | null;
}

export interface DecidedPage {
  rows: DecidedLine[];
  /** What `after` says for the next page; null when there is none. */
  next: string | null;
}
