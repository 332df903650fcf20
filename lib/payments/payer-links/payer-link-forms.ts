import * as z from 'zod/mini';
import { messageLanguageNames } from '@/lib/messages/moments';
import { requiredText } from '@/lib/calls/fields';
import { emailAddress } from '@/lib/platform/email-address';
import { paymentSchema } from '@/lib/payments/payment-request';

const OPEN_AGAIN = 'Open the link again as you received it.';
const token = z.string(OPEN_AGAIN).check(z.regex(/^[\w-]{20,100}$/, OPEN_AGAIN));

/** POST /api/student/payer-link and /api/admin/payer-link */
export const makePayerLinkSchema = z.object({
  registration: z.uuid('Open the page again'),
});

/** POST /api/student/payer-link/end and /api/admin/payer-link/end */
export const endPayerLinkSchema = z.object({ link: z.uuid('Open the page again') });

/** POST /api/pay/opened */
export const payerLinkSchema = z.object({ token });

/** POST /api/pay/forget: `token` is that of the payment's link. */
export const forgetPayerSchema = z.object({ payment: z.uuid('Open the page again'), token });

/** POST /api/pay: `amount` is compared with the server's own. */
export const payByLinkSchema = z.object({
  token,
  name: requiredText(200, 'Enter your name'),
  email: emailAddress,
  /** The language of the page, in which mails follow. */
  language: z._default(z.enum(messageLanguageNames), 'en'),
  amount: paymentSchema.shape.amount,
});

export type PayByLinkInput = z.output<typeof payByLinkSchema>;
