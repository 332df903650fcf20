import { withPool, type Queryable } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { statement } from '@/lib/platform/statement';
import type { StaffRole } from '@/prisma/client/enums';
import { givenPassword, hashPassword } from './password';

/** The log-in name where OWNER_EMAIL is not set; no mail is sent to it. */
const DEFAULT_EMAIL = 'owner@example.org';

const ANY_STAFF = statement('any-staff', {}, 'select from staff limit 1');

/** Processes that start at the same time wait for each other here. */
const LOCK = statement(
  'lock-first-owner',
  { locked: 'void' },
  `select pg_advisory_xact_lock(hashtextextended('first owner', 0)) as locked`,
);

/** With its audit entry; nothing where an account exists, closed ones included. */
const ADD = statement(
  'add-first-owner',
  {},
  `with made as (
    insert into staff (email, name, role, "passwordHash", "passwordGiven")
    select $1, '', 'owner', $2, true where not exists (select 1 from staff)
    returning id
  )
  insert into audit_entries (action, subject, "subjectId", detail)
  select 'staff.create', 'staff', id, '{"role": "owner", "by": "the first start"}' from made`,
);

/**
 * Creates the first owner's account while there are no accounts.
 * @param port where the site answers, if it is on this machine
 * @returns what to print, the password in it; null where there are accounts
 */
export async function makeFirstOwner(databaseUrl: string, port: number): Promise<string | null> {
  return withPool(databaseUrl, async (pool) => {
    if ((await ANY_STAFF.run(pool)) > 0) return null;
    const email = env.OWNER_EMAIL ?? DEFAULT_EMAIL;
    const password = givenPassword();
    const passwordHash = await hashPassword(password);
    const added = await pool.transaction(async (transaction) => {
      await LOCK.run(transaction);
      return ADD.run(transaction, [email, passwordHash]);
    });
    return added === 1 ? welcome(email, password, port) : null;
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

interface NewStaff {
  email: string;
  role: StaffRole;
  passwordHash: string;
  /** It has to be changed at the first log-in. */
  isPasswordTemporary: boolean;
}

const ADD_STAFF = statement(
  'add-staff-by-command',
  {},
  `insert into staff (email, role, "passwordHash", "passwordGiven")
   values ($1, $2::"StaffRole", $3, $4) on conflict (email) do nothing`,
);

/**
 * Makes an account for staff, from the command line.
 * @returns false when the e-mail has one already
 */
export async function addStaff(on: Queryable, staff: NewStaff): Promise<boolean> {
  const { email, role, passwordHash, isPasswordTemporary } = staff;
  return (await ADD_STAFF.run(on, [email, role, passwordHash, isPasswordTemporary])) === 1;
}
