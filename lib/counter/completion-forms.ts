import * as z from 'zod/mini';
import { genders } from '@/content/catalogue/admission-choices';
import { pincode, requiredText } from '@/lib/calls/fields';
import { emailAddress } from '@/lib/platform/email-address';

/** POST /api/admin/completion-link and /api/admin/end-completion-link. */
export const completionOfSchema = z.object({
  registration: z.uuid('Open the registration again'),
});

const token = z
  .string('Open the link again as you received it')
  .check(z.minLength(1, 'Open the link again as you received it'), z.maxLength(200));

/** POST /api/complete-enrolment/read */
export const completionLinkSchema = z.object({ token });

/** POST /api/complete-enrolment */
export const completionSchema = z.object({
  token,
  email: emailAddress,
  fathername: requiredText(200, 'Enter your father’s name'),
  gender: z.enum(genders, 'Choose Male or Female'),
  address: requiredText(500, 'Enter your address'),
  city: requiredText(100, 'Enter your city'),
  pincode,
});

export type CompletionInput = z.output<typeof completionSchema>;
