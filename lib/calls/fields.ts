import * as z from 'zod/mini';
import type { IsoDay } from '@/content/day';
import { isDay, today } from '@/lib/site/days';

const digitsAndMarks = /^[\p{Nd}\s+().-]*\p{Nd}[\p{Nd}\s+().-]*$/u;

/** Converts a safe integer to its digits (D18). */
export const digitsOf = z.transform((value: unknown) =>
  Number.isSafeInteger(value) ? String(value) : value,
);

/** Digits in a string or a number (D18), kept as typed, such as "+91 98765 43210". */
export function phoneText(longest: number, whenEmpty: string) {
  const wrong = 'Enter your phone number in digits';
  return z.pipe(digitsOf, requiredText(longest, whenEmpty).check(z.regex(digitsAndMarks, wrong)));
}

export const phone = phoneText(40, 'Enter your phone number');

/** Six digits in a string or a number (D18); spaces are removed. */
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

/** Random id that the browser creates once per submission, so that a repeat is recognised. */
export const requestId = z.optional(
  z
    .string('Must be text')
    .check(z.regex(/^[\w-]{16,64}$/, 'Must be 16 to 64 letters, digits or dashes')),
);

/** Hash of the data notice that the form showed; null for clients that send none. */
export const noticeShown = z.catch(
  z._default(z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))), null),
  null,
);

/** Checkbox value; anything but a tick is false. */
export const ticked = z.catch(
  z.pipe(
    z.literal([true, 'true', 'on']),
    z.transform(() => true),
  ),
  false,
);

/** Confirmation of an irreversible action. A form sends a tick or nothing; a client must send a value. */
export const confirmation = z.pipe(
  z.union([z.boolean(), z.string()], 'Tick to confirm'),
  z.transform((value) => [true, 'true', 'on'].includes(value)),
);

/**
 * Required random id that the browser creates when a form opens; a repeat is the same submission.
 * @param message asks to open the form again
 */
export function formId(message: string) {
  return z.string(message).check(z.regex(/^[\w-]{16,64}$/, message));
}

/**
 * Required text, kept exactly as typed, in any script. Refuses characters that PostgreSQL cannot store (NUL,
 * lone surrogates) and more than `longest` characters.
 */
export function requiredText(longest: number, whenEmpty: string) {
  return z.string(whenEmpty).check(
    z.refine((value) => value.trim() !== '', { error: whenEmpty, abort: true }),
    z.maxLength(longest, { error: `Use at most ${longest} characters`, abort: true }),
    z.refine(isStorable, 'Contains a character that cannot be stored'),
  );
}

/** Optional text, kept exactly as typed; missing and empty are the same. */
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

/** Optional text for internal use. Unusable values are dropped, so that they never cost a lead. */
export function optionalNote(longest: number) {
  const note = z.optional(z.string().check(z.maxLength(longest), z.refine(isStorable)));
  return z.catch(note, undefined);
}

function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

/**
 * A calendar day from 1900 until today, written YYYY-MM-DD, DD/MM/YYYY or DD-MM-YYYY (D18). Returns
 * YYYY-MM-DD.
 * @param whenEmpty message when the field is empty
 */
export function day(whenEmpty: string) {
  return z.pipe(
    z
      .string(whenEmpty)
      .check(z.trim(), z.minLength(1, { error: whenEmpty, abort: true }), z.maxLength(10, NO_DAY)),
    z.transform((text, context): IsoDay => {
      const written = toIsoDay(text);
      if (isDay(written) && written <= today()) return written;
      context.issues.push({ code: 'custom', message: NO_DAY, input: text });
      return z.NEVER;
    }),
  );
}

const NO_DAY = 'Enter a date up to today: day, month, year';

const dayFirst = /^(\d{2})([/-])(\d{2})\2(\d{4})$/;

/** Converts DD/MM/YYYY and DD-MM-YYYY to YYYY-MM-DD; leaves other text unchanged. */
function toIsoDay(text: string): string {
  const [, day, , month, year] = dayFirst.exec(text) ?? [];
  return year ? `${year}-${month}-${day}` : text;
}
