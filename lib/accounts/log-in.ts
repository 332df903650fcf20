import * as z from 'zod/mini';
import { optionalText, requiredText } from '@/lib/calls/fields';
import { emailAddress } from '@/lib/platform/email-address';
import { day } from '@/lib/site/days';

/** Message of every refused log-in, whatever the cause. */
export const ENTER_CORRECT_DETAILS = 'Enter correct details';

/** POST /api/student/login */
export const logInSchema = z.object({
  email: emailAddress,
  dateofbirth: day('Enter your date of birth'),
});

/** POST /api/admin/get-details. `otp`: one-time or recovery code, for accounts that have them. */
export const staffLogInSchema = z.object({
  email: emailAddress,
  password: requiredText(1_000, 'Enter your password'),
  otp: optionalText(60),
});

/** POST /api/student/sign-in-link */
export const linkRequestSchema = z.object({ email: emailAddress });

/** POST /api/student/sign-in-link/use */
export const linkUseSchema = z.object({
  token: z
    .string('Open the link from the email')
    .check(z.regex(/^[\w-]{20,100}$/, 'Open the link from the email')),
});
