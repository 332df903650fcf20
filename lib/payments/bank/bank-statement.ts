import * as z from 'zod/mini';
import type { IsoDay } from '@/content/day';
import { count, day, paise, positive, text, type AnswerOf } from '@/lib/calls/answers';
import { reason } from '@/lib/payments/office-money';
import type { SlipPayer } from '@/lib/payments/upi/upi-link';

const line = z.uuid('Choose the line again');
const payment = z.uuid('Choose the payment again');
const NO_TEXT = 'Paste the statement or choose its file';

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

const deposit = z.strictObject({
  /** Line number in the pasted text, from 1. */
  line: positive,
  day,
  paise: positive,
  /** '' without one. */
  reference: text,
  description: text,
});
export type Deposit = z.output<typeof deposit>;

const paymentHint = z.strictObject({
  id: z.uuid(),
  name: text,
  on: day,
  paise: positive,
  /** "bank" or "upi". */
  way: text,
  reference: text,
});
export type PaymentHint = z.output<typeof paymentHint>;

/**
 * `matched`: unique by reference and amount. `slip`: names one registration by its UPI fee slip, or by a
 * claim of this amount, and is recorded as its payment. `likely`: one candidate. `several`: more than one.
 * `known`: imported and resolved before.
 */
const verdict = z.enum(['matched', 'slip', 'likely', 'several', 'nothing', 'known']);
export type BankVerdict = z.output<typeof verdict>;

const slipPayer: AnswerOf<SlipPayer> = z.strictObject({
  registrationId: z.uuid(),
  studentId: z.uuid(),
  name: text,
  registrationnumber: text,
  hasSlip: z.boolean(),
  claimedPaise: z.nullable(paise),
  duePaise: z.nullable(paise),
  isCertain: z.boolean(),
});

const judgedDeposit = z.strictObject({
  ...deposit.shape,
  verdict,
  why: text,
  payments: z.array(paymentHint),
  /** Registrations named by the line: by a UPI fee slip, or by a UTR that the student reported. */
  payers: z.array(slipPayer),
});
export type JudgedDeposit = z.output<typeof judgedDeposit>;

export const bankPreview = z.strictObject({
  lines: z.array(judgedDeposit),
  withdrawals: count,
  /** Lines that are not deposits, with the reason. */
  skipped: z.array(z.strictObject({ line: positive, why: text })),
});
export type BankPreview = z.output<typeof bankPreview>;

export const bankImported = z.strictObject({
  added: count,
  known: count,
  matched: count,
  /** Payments recorded for lines that a UPI fee slip explains. */
  recorded: count,
  /** Number of lines that need a decision. */
  left: count,
});
export type BankImported = z.output<typeof bankImported>;

interface StoredLine extends Omit<Deposit, 'line'> {
  id: string;
}

export interface UnresolvedLine extends StoredLine {
  /** Reason why it is unresolved, and the next step. */
  why: string;
  /** Unproven payments of the same amount; the first `fits` are candidates. */
  choices: PaymentHint[];
  fits: number;
  /** Registrations named by the line: by a UPI fee slip, or by a UTR that the student reported. */
  payers: readonly SlipPayer[];
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

export interface DecidedLine extends StoredLine {
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
