import * as z from 'zod/mini';
import { digitsOf, optionalText, requiredText } from '@/lib/calls/fields';
import { asciiDigits } from '@/lib/platform/ascii-digits';
import { callTime, officeRequestId, owner } from './lead-change';

const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
const PHONE = 'Enter one phone number, in digits';

const phonenumber = z.pipe(
  digitsOf,
  requiredText(40, PHONE).check(
    z.regex(/^[\p{Nd}\s+().-]+$/u, { error: PHONE, abort: true }),
    z.refine((text) => {
      const { length } = asciiDigits(text);
      return length >= FEWEST_DIGITS && length <= MOST_DIGITS;
    }, `A phone number has ${FEWEST_DIGITS} to ${MOST_DIGITS} digits`),
  ),
);

const email = z.pipe(
  z.transform((value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)),
  optionalText(320).check(
    z.refine(
      (text) => text === '' || /^\S+@\S+$/.test(text),
      'Enter an e-mail address, or nothing',
    ),
  ),
);

/** Who came to the office, as it is typed there or stands in a list. */
export const walkInFields = {
  name: requiredText(200, 'Enter the name'),
  phonenumber,
  email,
  coursename: optionalText(200),
  note: optionalText(2_000),
};

/** POST /api/admin/walk-in. */
export const walkInSchema = z.object({
  ...walkInFields,
  requestId: officeRequestId,
  staffId: z.optional(owner),
  nextCallAt: z.optional(callTime),
});

export type WalkIn = z.output<typeof walkInSchema>;
