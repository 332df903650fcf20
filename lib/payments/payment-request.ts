import * as z from 'zod/mini';
import type { Paise } from '@/content/money';
import { noticeShown, optionalText, phone, requiredText } from '@/lib/calls/fields';
import { isDay } from '@/lib/site/days';
import { FEWEST_LINES, MOST_LINES } from './instalments';

const AMOUNT = 'Enter the amount in rupees, in digits, such as 8999';

/** Rupees to the paisa, as a string or number (D18); outputs paise. */
const amount = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  z.pipe(
    z.string(AMOUNT).check(z.regex(/^\s*\d{1,7}(\.\d{1,2})?\s*$/, AMOUNT)),
    z.transform((value): Paise => Math.round(Number(value) * 100) as Paise),
  ),
);

/** Missing, null and '' are equal. */
const registration = z.pipe(
  z.transform((value: unknown) => (value === '' ? undefined : (value ?? undefined))),
  z.optional(requiredText(100, 'Open the payment page again from your form')),
);

/**
 * POST /api/v1/{provider}/payment. `amount` is only compared with the server's price; `MUID` and
 * `transactionId` are validated and ignored, because the client chooses them (D16). `declaration` is the
 * hash of `payerDeclaration`, where a client shows it.
 */
export const paymentSchema = z.object({
  name: requiredText(200, 'Enter your name'),
  number: phone,
  amount,
  MUID: optionalText(100),
  transactionId: optionalText(100),
  registration,
  declaration: noticeShown,
});

export type PaymentInput = z.output<typeof paymentSchema>;

const LINES = 'Open the payment page again';

/** POST /api/student/instalments: the lines as the page showed them, in paise. */
export const agreeSchema = z.object({
  registration: requiredText(100, 'Open the payment page again from your form'),
  lines: z
    .array(
      z.object({
        day: z.string(LINES).check(z.refine((day) => isDay(day), LINES)),
        paise: z.pipe(
          z.int(LINES).check(z.minimum(1, LINES)),
          z.transform((value) => value as Paise),
        ),
      }),
      LINES,
    )
    .check(z.minLength(FEWEST_LINES, LINES), z.maxLength(MOST_LINES, LINES)),
});

export type AgreeInput = z.output<typeof agreeSchema>;
