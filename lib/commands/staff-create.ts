import { parseArgs } from 'node:util';
import { forgetAllAttempts } from '@/lib/accounts/log-in-attempts';
import { addStaff } from '@/lib/staff/first-owner';
import { givenPassword, hashPassword, passwordFault } from '@/lib/staff/password';
import { withPool, type Pool } from '@/lib/platform/database-connection';
import { emailAddress } from '@/lib/platform/email-address';
import { env } from '@/lib/platform/env';
import { StaffRole } from '@/prisma/client/enums';
import { withDatabase } from '@/prisma/database';
import { run } from './run';

const roles = Object.keys(StaffRole);
const HOW = `npm run staff:create -- --email name@example.org --role ${roles.join('|')}`;

/**
 * `npm run staff:create -- --email … --role …` creates a staff account with
 * STAFF_PASSWORD, or with a random password that is printed once and changed at the first login.
 * `npm run staff:create -- --unlock` deletes failed logins when guesses have locked staff out.
 */
run(async () => {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      role: { type: 'string' },
      unlock: { type: 'boolean' },
    },
  });
  if (values.unlock) {
    await onDatabase((pool) => forgetAllAttempts('staff', pool));
    console.log('Failed attempts cleared: staff can log in again.');
    return;
  }
  const email = emailAddress.safeParse(values.email ?? '');
  if (!email.success) throw new Error(`That is no e-mail address. Use: ${HOW}`);
  if (!values.role || !Object.hasOwn(StaffRole, values.role)) {
    const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(roles);
    throw new Error(`The role is ${choices}. Use: ${HOW}`);
  }
  const given = process.env.STAFF_PASSWORD;
  const password = given || givenPassword();
  const fault = await passwordFault(password, { email: email.data });
  if (fault) throw new Error(`STAFF_PASSWORD ${fault}.`);
  const account = {
    email: email.data,
    role: values.role as StaffRole,
    passwordHash: await hashPassword(password),
    isPasswordTemporary: !given,
  };
  const isNew = await onDatabase((pool) => addStaff(pool, account));
  if (!isNew) {
    throw new Error(`There is a staff account for ${email.data} already.`);
  }
  console.log(`${email.data} can log in at ${env.SITE_URL}/admin as ${values.role}.`);
  if (!given) console.log(`The password, shown this once: ${password}`);
});

function onDatabase<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
  return withDatabase(env, (url) => withPool(url, work));
}
