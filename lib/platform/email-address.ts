import * as z from 'zod/mini';

const LONGEST = 320;
const local = String.raw`[\w!#$%&'*+/=?^\x60{|}~-]+(?:\.[\w!#$%&'*+/=?^\x60{|}~-]+)*`;
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
const shape = new RegExp(`^${local}@(?:${label}\\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]$`);

/**
 * The key of an address's mailbox, as `email_key` of the database makes it: A to Z are folded, and nothing
 * else, so that a look-alike (Kelvin sign, dotted İ) stays another mailbox.
 */
export const emailKey = (email: string) =>
  email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * An e-mail address in canonical form, which identifies an account: trimmed, lower case. Only ASCII
 * is accepted: look-alikes (full-width ＠, Kelvin sign, dotless ı, zero-width characters) are
 * refused instead of becoming a second account.
 */
export const emailAddress = z
  .string('Enter your e-mail')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Enter your e-mail', abort: true }),
    z.maxLength(LONGEST, { error: `Use at most ${LONGEST} characters`, abort: true }),
    z.regex(shape, 'Enter an e-mail address such as name@example.com'),
    z.toLowerCase(),
  );
