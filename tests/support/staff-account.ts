import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { siteRows } from './visitor';

export const password = 'ninety litres of argon';

/** Someone who works here. @returns the e-mail */
export async function newStaff(): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  await siteRows(`insert into staff (email, "passwordHash", role) values ($1, $2, 'counsellor')`, [
    email,
    await hash(password),
  ]);
  return email;
}
