import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { siteRows } from './visitor';

export const password = 'ninety litres of argon';

/** Someone who works here. `given`: with a password to be replaced. @returns the e-mail */
export async function newStaff({ role = 'counsellor', given = false } = {}): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  await siteRows(
    `insert into staff (email, "passwordHash", role, "passwordGiven") values ($1, $2, $3, $4)`,
    [email, await hash(password), role, given],
  );
  return email;
}
