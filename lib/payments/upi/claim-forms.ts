import * as z from 'zod/mini';
import { paymentSchema } from '@/lib/payments/payment-request';
import { digitsOf, requiredText } from '@/lib/calls/fields';

const UTR = 'Enter the 12 digits of the UPI reference number (UTR), as your UPI app shows it';

/** Spaces are removed. */
const utr = z.pipe(
  digitsOf,
  z.pipe(
    z.string(UTR).check(z.regex(/^\s*(\d\s*){12}$/, UTR)),
    z.transform((text) => text.replace(/\s/g, '')),
  ),
);

/** POST /api/student/upi-claim: `amount` is the slip's, compared with the amounts that may be paid. */
export const upiClaimSchema = z.object({
  registration: z.uuid('Open the payment page again from your Purchased History'),
  utr,
  amount: z.optional(paymentSchema.shape.amount),
});

/** POST /api/admin/upi-claims/decline */
export const declineUpiClaimSchema = z.object({
  claim: z.uuid('Reload the page'),
  answer: requiredText(500, 'Enter a sentence for the student'),
});

export type UpiClaimInput = z.output<typeof upiClaimSchema>;
export type DeclineUpiClaim = z.output<typeof declineUpiClaimSchema>;
