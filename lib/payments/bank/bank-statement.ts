import * as z from 'zod/mini';
import type { IsoDay } from '@/content/day';
import { reason } from '@/lib/payments/desk/office-money';

const line = z.uuid('Choose the line again');
const payment = z.uuid('Choose the payment again');
const NO_TEXT = 'Paste the statement, or choose its file';

/** POST /api/admin/bank-preview and /api/admin/bank-import: CSV text or pasted cells. */
export const bankTextSchema = z.object({ text: z.string(NO_TEXT).check(z.minLength(1, NO_TEXT)) });

/** POST /api/admin/bank-match */
export const bankMatchSchema = z.object({ line, payment });

/** POST /api/admin/bank-set-aside */
export const bankSetAsideSchema = z.object({ line, reason });

/** POST /api/admin/bank-put-back */
export const bankPutBackSchema = z.object({
  line,
  /** The payment it was matched to when displayed; '' if it was set aside. */
  payment: z.union([z.literal(''), payment]),
  reason,
});

export type BankMatch = z.output<typeof bankMatchSchema>;
export type BankSetAside = z.output<typeof bankSetAsideSchema>;
export type BankPutBack = z.output<typeof bankPutBackSchema>;

export interface Deposit {
  /** Line number in the pasted text, from 1. */
  line: number;
  day: IsoDay;
  paise: number;
  /** '' without one. */
  reference: string;
  description: string;
}

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
 * `matched`: unique by reference and amount. `likely`: one candidate. `several`: more than one. `known`:
 * imported and resolved before.
 */
export type BankVerdict = 'matched' | 'likely' | 'several' | 'nothing' | 'known';

export interface JudgedDeposit extends Deposit {
  verdict: BankVerdict;
  why: string;
  payments: PaymentHint[];
}

export interface BankPreview {
  lines: JudgedDeposit[];
  withdrawals: number;
  /** Lines that are not deposits, with the reason. */
  skipped: { line: number; why: string }[];
}

export interface BankImported {
  added: number;
  known: number;
  matched: number;
  /** Number of lines that need a decision. */
  left: number;
}

export interface UnresolvedLine {
  id: string;
  day: IsoDay;
  paise: number;
  reference: string;
  description: string;
  /** Why it is unresolved and what to do. */
  why: string;
  /** Unproven payments of the same amount; the first `fits` are candidates. */
  choices: PaymentHint[];
  fits: number;
}

export interface BankDesk {
  first: IsoDay | null;
  last: IsoDay | null;
  /** Number of matched or set-aside lines. */
  decided: number;
  unresolved: UnresolvedLine[];
  moreUnresolved: boolean;
  late: PaymentHint[];
  moreLate: boolean;
}

export interface DecidedLine {
  id: string;
  day: IsoDay;
  paise: number;
  reference: string;
  description: string;
  /** Null if set aside. */
  payment: PaymentHint | null;
  /** The reason, if set aside. */
  setAside: string | null;
  /** Name of the staff member who decided or imported it; null if the account is deleted. */
  by: string | null;
}

export interface DecidedPage {
  rows: DecidedLine[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
}
