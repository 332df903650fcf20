import * as z from 'zod/mini';
import { day, optionalText, requiredText } from '@/lib/calls/fields';
import { emailAddress } from '@/lib/platform/email-address';
import { chosenPlan, dateOfBirth } from './sign-up';

/** Message of every refused log-in, whatever the cause. */
export const ENTER_CORRECT_DETAILS = 'Enter correct details';

/** POST /api/student/login */
export const logInSchema = z.object({
  email: emailAddress,
  dateofbirth: day('Enter your date of birth'),
});

/**
 * POST /api/admin/get-details. `otp`: one-time or recovery code, for accounts that have them; `passkey`:
 * instead of it, the browser's answer as JSON.
 */
export const staffLogInSchema = z.object({
  email: emailAddress,
  password: requiredText(1_000, 'Enter your password'),
  otp: optionalText(60),
  passkey: optionalText(8_000),
});

/** POST /api/student/sign-in-link. `plan` or `item`, `page`: the e-mailed link leads to the form of that plan, or to that order. */
export const linkRequestSchema = z.object({ email: emailAddress, ...chosenPlan });

/** POST /api/student/confirm-email. Without an e-mail, the account's is confirmed. */
export const confirmEmailSchema = z.object({ email: z.optional(emailAddress) });

/** POST /api/student/sign-in-link/use. `dateofbirth`: for an e-mail that is not verified yet. */
export const linkUseSchema = z.object({
  token: z
    .string('Open the link from the e-mail')
    .check(z.regex(/^[\w-]{20,100}$/, 'Open the link from the e-mail')),
  dateofbirth: z.optional(dateOfBirth),
});

/** POST /api/student/log-ins. Without `logIn`, all but the current one. */
export const ownLogInsSchema = z.object({ logIn: z.optional(z.uuid('Reload the page')) });

/** The form on the page of a link. */
export const linkDateSchema = z.object({ dateofbirth: dateOfBirth });
