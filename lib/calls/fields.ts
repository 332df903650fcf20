import * as z from 'zod/mini';

const digitsAndMarks = /^[\p{Nd}\s+().-]*\p{Nd}[\p{Nd}\s+().-]*$/u;

/** A number sent as a number is taken for its digits (D18). */
export const digitsOf = z.transform((value: unknown) =>
  Number.isSafeInteger(value) ? String(value) : value,
);

/** Digits in a string or a number (D18), kept as typed: "+91 98765 43210" stays so. */
export const phone = z.pipe(
  digitsOf,
  requiredText(40, 'Enter your phone number').check(
    z.regex(digitsAndMarks, 'Enter your phone number in digits'),
  ),
);

/** Six digits in a string or a number (D18), kept without spaces: "110 016" is 110016. */
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

/** Random, made in the browser once per submission: a repeat with the same id is the same submission. */
export const requestId = z.optional(
  z
    .string('Must be text')
    .check(z.regex(/^[\w-]{16,64}$/, 'Must be 16 to 64 letters, digits or dashes')),
);

/** A box that was ticked; anything but a tick is none. */
export const ticked = z.catch(
  z.pipe(
    z.literal([true, 'true', 'on']),
    z.transform(() => true),
  ),
  false,
);

/**
 * Text that has to be there. It is kept exactly as typed, in any script; only what PostgreSQL
 * cannot hold (NUL, half a surrogate pair) and what nobody types (over `longest` characters) is refused.
 */
export function requiredText(longest: number, whenEmpty: string) {
  return z.string(whenEmpty).check(
    z.refine((value) => value.trim() !== '', { error: whenEmpty, abort: true }),
    z.maxLength(longest, { error: `Use at most ${longest} characters`, abort: true }),
    z.refine(isStorable, 'Contains a character that cannot be stored'),
  );
}

/** Text that may be empty or left out, which is the same; kept exactly as typed. */
export function optionalText(longest: number) {
  return z.pipe(
    z.transform((value: unknown): unknown => value ?? ''),
    z
      .string('Enter this as text')
      .check(
        z.maxLength(longest, { error: `Use at most ${longest} characters`, abort: true }),
        z.refine(isStorable, 'Contains a character that cannot be stored'),
      ),
  );
}

/** A note for our own records: left out when it is not usable, because no lead is refused for its sake. */
export function optionalNote(longest: number) {
  const note = z.optional(z.string().check(z.maxLength(longest), z.refine(isStorable)));
  return z.catch(note, undefined);
}

function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}
