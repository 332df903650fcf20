/**
 * Columns of `registrations` with a phone of the student: looked for by erasures, “do not call”, callers and
 * leads of the same person. The search finds a number by its generated column of that table.
 */
export const formPhones = ['mobilenumber', 'phonenumber'] as const;
