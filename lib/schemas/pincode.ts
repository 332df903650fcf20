import * as z from 'zod/mini';
import { digitsOf } from './phone';

/** Six digits in a string or a number (decision D18), kept without spaces: "110 016" is 110016. */
export const pincode = z.pipe(
  digitsOf,
  z.pipe(
    z.string('Enter the PIN code').check(
      z.refine((value) => value.trim() !== '', { error: 'Enter the PIN code', abort: true }),
      z.regex(/^\s*\d{3}\s?\d{3}\s*$/, 'Enter the PIN code: six digits'),
    ),
    z.transform((value) => value.replace(/\s/g, '')),
  ),
);
