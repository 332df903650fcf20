import * as z from 'zod/mini';
import { rupees, type Paise } from '@/content/money';
import { day, digitsOf, formId, optionalText, requiredText, ticked } from '@/lib/calls/fields';
import { officeMethods } from './payment-ways';
import type { InstalmentLine } from './instalments';
import { isDay } from '@/lib/site/days';

/** Above any price here; fits the column in paise. */
const MOST_RUPEES = 1_000_000;
const AMOUNT = 'Enter the amount in rupees, such as 8999';

/** Rupees to the paisa, as digits or a number ("8,999" too); outputs paise. */
export const amount = z.pipe(
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
    z
      .string(AMOUNT)
      .check(z.regex(/^\s*(₹\s*)?\d[\d,]{0,12}(\.\d{1,2})?\s*$/, { error: AMOUNT, abort: true })),
  ),
  z.transform((text, context): Paise => {
    const value = Number(text.replace(/[₹,\s]/g, ''));
    if (value >= 1 && value <= MOST_RUPEES) return rupees(value);
    const message = value < 1 ? 'Enter at least ₹1' : 'Enter at most ₹10,00,000';
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }),
);

const requestId = formId('Close the form and open it again');

const reference = z.pipe(digitsOf, optionalText(60));
const note = optionalText(500);
export const reason = requiredText(500, 'Enter a reason');
const payment = z.uuid('Choose the payment again');
const registration = z.uuid('Choose the registration again');

const WHICH_WAY = 'Choose cash, bank deposit or UPI';
const NO_REFERENCE = 'Enter the reference: the UTR, transaction or deposit slip number';

const referenceThere = z.refine<{ method: string; reference: string }>(
  (input) => !['bank', 'upi'].includes(input.method) || input.reference.trim() !== '',
  { error: NO_REFERENCE, path: ['reference'] },
);

/**
 * POST /api/admin/payments. A reference is required except for cash. `otherAmount` confirms an amount other
 * than the price, with a note; `secondPayment` confirms a payment after an earlier one. `bankLine` is the
 * statement line that proves the payment.
 */
export const officePaymentSchema = z
  .object({
    registration,
    requestId,
    amount,
    method: z.enum(officeMethods, WHICH_WAY),
    receivedOn: day('Enter the date received'),
    reference,
    note,
    otherAmount: ticked,
    secondPayment: ticked,
    bankLine: z._default(z.union([z.literal(''), z.uuid('Choose the line again')]), ''),
  })
  .check(
    referenceThere,
    z.refine((input) => !input.otherAmount || input.note.trim() !== '', {
      error: 'Enter the reason for the different amount',
      path: ['note'],
    }),
  );

/** POST /api/admin/refunds. `gateway` refunds through the original gateway; the other methods are manual. */
export const refundSchema = z
  .object({
    payment,
    requestId,
    amount,
    method: z.enum(['gateway', ...officeMethods], 'Choose the refund method'),
    reference,
    reason,
  })
  .check(referenceThere);

/** POST /api/admin/match. Confirmations as in `officePaymentSchema`. */
export const matchSchema = z.object({
  payment,
  registration,
  otherAmount: ticked,
  secondPayment: ticked,
});

/**
 * POST /api/admin/review. `paid` accepts the amount received. `none`: no money came, or it belongs to another
 * payment. `seen` clears the attention flag.
 */
export const reviewSchema = z.object({
  payment,
  decision: z.enum(['paid', 'none', 'seen'], 'Choose a decision'),
  reason,
});

const DAY = 'Enter the day on which it is due, such as 2027-01-31';
const dueDay = z.string(DAY).check(z.refine((text) => isDay(text), DAY));
const orEmpty = <T extends z.ZodMiniType>(field: T, message: string) =>
  z._default(z.union([z.literal(''), field], message), '');
const laterDay = orEmpty(dueDay, DAY);
const laterAmount = orEmpty(amount, AMOUNT);

/** At most `MOST_LINES`. */
const lineNumbers = [1, 2, 3, 4, 5, 6] as const;

type LineNumber = (typeof lineNumbers)[number];

/** A part has both an amount and a day, or neither. */
export const wholeLine = (number: LineNumber) =>
  z.refine<Record<`day${typeof number}` | `amount${typeof number}`, unknown>>(
    (input) => (input[`day${number}`] === '') === (input[`amount${number}`] === ''),
    { error: 'Enter both the amount and the day, or neither', path: [`amount${number}`] },
  );

/** The parts of a price with their days, all of which may be empty. */
export const optionalLines = {
  day1: laterDay,
  amount1: laterAmount,
  day2: laterDay,
  amount2: laterAmount,
  day3: laterDay,
  amount3: laterAmount,
  day4: laterDay,
  amount4: laterAmount,
  day5: laterDay,
  amount5: laterAmount,
  day6: laterDay,
  amount6: laterAmount,
};

/**
 * POST /api/admin/instalments: the parts of a price with their days; unused ones from the third on are
 * empty. `replaces` is the agreement that the form showed, if any.
 */
export const deskInstalmentsSchema = z
  .object({
    registration,
    replaces: orEmpty(z.uuid('Open the page again'), 'Open the page again'),
    ...optionalLines,
    day1: dueDay,
    amount1: amount,
    day2: dueDay,
    amount2: amount,
  })
  .check(wholeLine(3), wholeLine(4), wholeLine(5), wholeLine(6));

/** The completed lines, in order. */
export function linesOf(
  input: Readonly<Record<`day${LineNumber}`, string> & Record<`amount${LineNumber}`, Paise | ''>>,
): InstalmentLine[] {
  return lineNumbers.flatMap((number) => {
    const [day, paise] = [input[`day${number}`], input[`amount${number}`]];
    return day === '' || paise === '' ? [] : [{ day, paise }];
  });
}

export type DeskInstalments = z.output<typeof deskInstalmentsSchema>;
export type OfficePayment = z.output<typeof officePaymentSchema>;
export type RefundInput = z.output<typeof refundSchema>;
export type MatchInput = z.output<typeof matchSchema>;
export type ReviewInput = z.output<typeof reviewSchema>;
