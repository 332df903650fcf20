import * as z from 'zod/mini';
import type { IsoDay } from '@/content/day';
import { reason } from '@/lib/payments/desk/office-money';

const line = z.uuid('Choose the line again');
const payment = z.uuid('Choose the payment again');
const NO_TEXT = 'Paste the statement, or choose its file';

/** POST /api/admin/bank-preview and /api/admin/bank-import: a bank statement as CSV, or as pasted cells. */
export const bankTextSchema = z.object({ text: z.string(NO_TEXT).check(z.minLength(1, NO_TEXT)) });

/** POST /api/admin/bank-match: which payment a line of the statement proves. */
export const bankMatchSchema = z.object({ line, payment });

/** POST /api/admin/bank-set-aside: the line belongs to no payment. */
export const bankSetAsideSchema = z.object({ line, reason });

/** POST /api/admin/bank-put-back: what was decided of the line was wrong. */
export const bankPutBackSchema = z.object({
  line,
  /** What it proved when it was looked at; '' where it was set aside. */
  payment: z.union([z.literal(''), payment]),
  reason,
});

export type BankMatch = z.output<typeof bankMatchSchema>;
export type BankSetAside = z.output<typeof bankSetAsideSchema>;
export type BankPutBack = z.output<typeof bankPutBackSchema>;

/** Money that came in, as a line of a statement has it. */
export interface Deposit {
  /** In what was pasted; the first is 1. */
  line: number;
  day: IsoDay;
  paise: number;
  /** '' where the bank says none. */
  reference: string;
  description: string;
}

/** What a line may be about. */
export interface PaymentHint {
  id: string;
  name: string;
  on: IsoDay;
  paise: number;
  /** "bank" or "upi". */
  way: string;
  reference: string;
}

/**
 * `matched`: same reference and amount, so it is certain. `likely`: one payment fits, `several`: more than
 * one. `known`: it was taken in before, and is dealt with.
 */
export type BankVerdict = 'matched' | 'likely' | 'several' | 'nothing' | 'known';

export interface JudgedDeposit extends Deposit {
  verdict: BankVerdict;
  /** A sentence. */
  why: string;
  payments: PaymentHint[];
}

/** What taking a statement in would do. */
export interface BankPreview {
  lines: JudgedDeposit[];
  withdrawals: number;
  /** Lines that are none of the statement's, and why. */
  skipped: { line: number; why: string }[];
}

export interface BankImported {
  added: number;
  known: number;
  matched: number;
  /** What somebody has to look at now. */
  left: number;
}

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
