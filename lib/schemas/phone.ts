import * as z from 'zod/mini';
import { requiredText } from './text';

const digitsAndMarks = /^[\p{Nd}\s+().-]*\p{Nd}[\p{Nd}\s+().-]*$/u;

/** A number sent as a number is taken for its digits (decision D18). */
export const digitsOf = z.transform((value: unknown) =>
  Number.isSafeInteger(value) ? String(value) : value,
);

/** Digits in a string or a number (decision D18), kept as typed: "+91 98765 43210" stays so. */
export const phone = z.pipe(
  digitsOf,
  requiredText(40, 'Enter your phone number').check(
    z.regex(digitsAndMarks, 'Enter your phone number in digits'),
  ),
);
