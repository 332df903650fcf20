import { parseArgs } from 'node:util';
import { givenPassword, hashPassword, passwordFault } from '@/lib/office/staff/password';
import { withPool } from '@/lib/platform/database-connection';
import { emailAddress } from '@/lib/platform/email-address';
import { env } from '@/lib/platform/env';
import { StaffRole } from '@/prisma/client/enums';
import { withDatabase } from '@/prisma/database';
import './run';
import { run } from './run';

const roles = Object.keys(StaffRole);
const HOW = `npm run staff:create -- --email name@example.org --role ${roles.join('|')}`;

const INSERT = `
  insert into staff (email, "passwordHash", role, "passwordGiven") values ($1, $2, $3::"StaffRole", $4)
  on conflict (email) do nothing`;

/** Failed log-ins of staff; their e-mails stand there as hashes, so it is all or none. */
const UNLOCK = `delete from log_in_attempts where account like 'staff:%'`;

/**
 * `npm run staff:create -- --email … --role owner|counsellor` makes an account for someone who works
 * here, with STAFF_PASSWORD or a password that is printed once and changed at the first log-in.
 * `npm run staff:create -- --unlock` forgets wrong tries, when somebody guessed until staff was shut out.
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
    await statement(UNLOCK, []);
    console.log('Wrong tries are forgotten: staff can log in again.');
    return;
  }
  const email = emailAddress.safeParse(values.email ?? '');
  if (!email.success) throw new Error(`That is no email address. Use: ${HOW}`);
  if (!values.role || !Object.hasOwn(StaffRole, values.role)) {
    throw new Error(`The role is ${roles.join(' or ')}. Use: ${HOW}`);
  }
  const given = process.env.STAFF_PASSWORD;
  const password = given || givenPassword();
  const fault = passwordFault(password, { email: email.data });
  if (fault) throw new Error(`STAFF_PASSWORD ${fault}.`);
  const made = await statement(INSERT, [
    email.data,
    await hashPassword(password),
    values.role,
    !given,
  ]);
  if (made === 0) {
    throw new Error(`There is a staff account for ${email.data} already.`);
  }
  console.log(`${email.data} can log in at ${env.SITE_URL}/admin as ${values.role}.`);
  if (!given) console.log(`The password, shown this once: ${password}`);
});

/** @returns how many rows it touched */
function statement(text: string, parameters: unknown[]): Promise<number> {
  return withDatabase(env, (url) =>
    withPool(url, async (pool) => (await pool.query(text, parameters)).rowCount ?? 0),
  );
}
