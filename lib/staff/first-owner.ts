import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { noteAct } from '@/lib/staff/audit/audit';
import { withPool, type Pool, type Transaction } from '@/lib/platform/database-connection';
import { lockNames } from '@/lib/platform/database-locks';
import { env } from '@/lib/platform/env';
import { statement } from '@/lib/platform/statement';
import type { StaffRole } from '@/prisma/client/enums';
import { givenPassword, hashPassword } from './password';

/** The login name where OWNER_EMAIL is not set; no mail is sent to it. */
export const DEFAULT_EMAIL = 'owner@example.org';

const ANY_STAFF = statement('any-staff', {}, {}, 'select from staff limit 1');

/** The first owner's e-mail and password, until the password is replaced. */
const passwordFile = () => path.resolve(env.DATA_DIR, 'first-owner-password');

async function keepPassword(email: string, password: string): Promise<void> {
  await mkdir(env.DATA_DIR, { recursive: true });
  await writeFile(passwordFile(), `${email}\n${password}\n`, { mode: 0o600 });
  // The mode above applies to a new file only.
  await chmod(passwordFile(), 0o600);
}

/** Deletes the file with the first owner's password, if it is this account's. */
export async function forgetFirstPassword(email: string): Promise<void> {
  const kept = await readFile(passwordFile(), 'utf8').catch(() => '');
  if (kept.startsWith(`${email}\n`)) await rm(passwordFile(), { force: true });
}

/**
 * Creates the first owner's account while there are no accounts. The password is part of the text for
 * a terminal; anything else may be a log, so it is written to a file below DATA_DIR.
 * @param port of the site, if it runs on this machine
 * @returns the text to print; null if accounts exist
 */
export async function makeFirstOwner(
  databaseUrl: string,
  port: number,
  isTerminal = process.stdout.isTTY,
): Promise<string | null> {
  return withPool(databaseUrl, async (pool) => {
    if ((await ANY_STAFF.run(pool)) > 0) return null;
    const email = env.OWNER_EMAIL ?? DEFAULT_EMAIL;
    const password = givenPassword();
    const passwordHash = await hashPassword(password);
    const isAdded = await pool.transaction(async (tx) => {
      // Processes that start at the same time wait for each other; closed accounts count.
      await lockNames(tx, 'first owner');
      if ((await ANY_STAFF.run(tx)) > 0) return false;
      const owner = { email, role: 'owner', passwordHash, isPasswordTemporary: true } as const;
      await insertStaff(tx, owner, 'the first start');
      if (!isTerminal) await keepPassword(email, password);
      return true;
    });
    return isAdded ? welcome(email, isTerminal ? password : null, port) : null;
  });
}

function welcome(email: string, password: string | null, port: number): string {
  const { hostname } = new URL(env.SITE_URL);
  const site = hostname === 'localhost' ? `http://localhost:${port}` : env.SITE_URL;
  return [
    '',
    'No one can log in to the office yet. Account for its owner:',
    `  page      ${site}/admin`,
    `  email     ${email}`,
    `  password  ${password ?? `in the file ${passwordFile()}`}`,
    password === null
      ? 'You choose your own when you log in; then the file is deleted.'
      : 'The password is shown this once. You choose your own when you log in.',
    '',
  ].join('\n');
}

interface NewStaff {
  email: string;
  role: StaffRole;
  passwordHash: string;
  /** Must be changed at the first login. */
  isPasswordTemporary: boolean;
}

const ADD_STAFF = statement(
  'add-staff-by-command',
  { email: 'text', role: 'StaffRole', passwordHash: 'text', isPasswordTemporary: 'bool' },
  { id: 'uuid' },
  `insert into staff (email, role, "passwordHash", "passwordGiven")
   values ($email, $role, $passwordHash, $isPasswordTemporary) on conflict (email) do nothing
   returning id`,
);

/**
 * Creates a staff account from the command line.
 * @returns false when the e-mail already has one
 */
export async function addStaff(pool: Pool, staff: NewStaff): Promise<boolean> {
  return pool.transaction((tx) => insertStaff(tx, staff, 'the command line'));
}

async function insertStaff(tx: Transaction, staff: NewStaff, by: string): Promise<boolean> {
  const added = await ADD_STAFF.first(tx, staff);
  if (!added) return false;
  const act = { action: 'staff.create', subject: 'staff', subjectId: added.id } as const;
  await noteAct(tx, null, { ...act, detail: { role: staff.role, by } });
  return true;
}
