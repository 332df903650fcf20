import * as z from 'zod/mini';

/** Random, made in the browser once per submission: a repeat with the same id is the same submission. */
export const requestId = z.optional(
  z
    .string('Must be text')
    .check(z.regex(/^[\w-]{16,64}$/, 'Must be 16 to 64 letters, digits or dashes')),
);
