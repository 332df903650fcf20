import * as z from 'zod/mini';

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
