import { withPool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { givenPassword, hashPassword } from './password';

/** Whom the account is for where OWNER_EMAIL is not set. Nothing is ever sent there. */
const NOBODY_YET = 'owner@example.org';

/** Several processes may start at once: one makes it, the others wait here and find it there. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('first owner', 0))`;

/** With its entry in the audit; nothing where there is an account already, closed ones included. */
const MAKE = `
  with made as (
    insert into staff (email, name, role, "passwordHash", "passwordGiven")
    select $1, '', 'owner', $2, true where not exists (select 1 from staff)
    returning id
  )
  insert into audit_entries (action, subject, "subjectId", detail)
  select 'staff.create', 'staff', id, '{"role": "owner", "by": "the first start"}' from made`;

/**
 * Makes the first owner's account where nobody can log in yet.
 * @param port where the site answers, if it is on this machine
 * @returns what to print once: nobody can see the password again; null where there are accounts
 */
export async function makeFirstOwner(databaseUrl: string, port: number): Promise<string | null> {
  return withPool(databaseUrl, async (pool) => {
    const known = await pool.query('select 1 from staff limit 1');
    if (known.rows.length > 0) return null;
    const email = env.OWNER_EMAIL ?? NOBODY_YET;
    const password = givenPassword();
    const passwordHash = await hashPassword(password);
    const { rowCount } = await pool.transaction(async (transaction) => {
      await transaction.query(LOCK);
      return transaction.query(MAKE, [email, passwordHash]);
    });
    return rowCount === 1 ? welcome(email, password, port) : null;
  });
}

function welcome(email: string, password: string, port: number): string {
  const { hostname } = new URL(env.SITE_URL);
  const site = hostname === 'localhost' ? `http://localhost:${port}` : env.SITE_URL;
  return [
    '',
    'Nobody can log in to the office yet, so there is an account for its owner now:',
    `  page      ${site}/admin`,
    `  email     ${email}`,
    `  password  ${password}`,
    'The password is shown this once. You choose your own when you log in.',
    '',
  ].join('\n');
}
