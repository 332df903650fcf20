import 'server-only';
import { countAttempt, forgiveAttempt } from '@/lib/accounts/log-in-attempts';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/platform/audit';
import { inTransaction, pool } from '@/lib/platform/db';
import type { AccountPerson } from './access';
import type { OwnCodes } from './listed-staff';
import { hashPassword, isPassword, passwordFault } from './password';
import { endLogIns } from './staff-log-ins';

const HASH = `select "passwordHash" as hash from staff where id = $1 and "disabledAt" is null`;

/**
 * Runs `work` for whoever knows the password of the account too, not only its token. Wrong passwords,
 * and whatever else `work` refuses, count as failed log-ins do.
 * @throws ApiError invalid_input (the password), too_many_requests
 */
export async function withPassword<T>(
  { staffId, email }: AccountPerson,
  { password, address }: { password: string; address: string | null },
  work: (hash: string) => Promise<T>,
): Promise<T> {
  const attempt = await countAttempt({ by: 'staff', email, address });
  const { rows } = await pool.query<{ hash: string }>(HASH, [staffId]);
  const hash = rows[0]?.hash ?? null;
  const right = await isPassword(password, hash);
  if (!right || hash === null) throw refused('password', 'This is not your password');
  const done = await work(hash);
  await forgiveAttempt(attempt);
  return done;
}

const CHANGE_PASSWORD = `
  update staff set "passwordHash" = $2, "passwordGiven" = false where id = $1 and "passwordHash" = $3`;

/**
 * Another password, and the end of every other log-in.
 * @param hash of the password until now
 * @returns how many log-ins it ended
 * @throws ApiError invalid_input (the new one), conflict when it was changed in the same moment
 */
export async function changePassword(
  account: AccountPerson,
  { password, newPassword, hash }: { password: string; newPassword: string; hash: string },
): Promise<{ ended: number }> {
  const { staffId, email, name } = account;
  const fault =
    newPassword === password ? 'is the one you have' : passwordFault(newPassword, { email, name });
  if (fault) throw refused('newPassword', `This password ${fault}. Choose another.`);
  const newHash = await hashPassword(newPassword);
  return inTransaction(async (client) => {
    const { rowCount } = await client.query(CHANGE_PASSWORD, [staffId, newHash, hash]);
    if (rowCount === 0) {
      throw new ApiError('conflict', 'Your password was changed elsewhere. Please log in again.');
    }
    const ended = await endLogIns(client, { staffId, but: account.sessionId });
    const act = { action: 'staff.password', subject: 'staff', subjectId: staffId } as const;
    await noteAct(client, account, { ...act, detail: { by: 'themselves', ended } });
    return { ended };
  });
}

/** What colleagues call somebody from now on. */
export async function changeOwnName({ staffId }: AccountPerson, name: string): Promise<void> {
  await inTransaction(async (client) => {
    const { rowCount } = await client.query(
      'update staff set name = $2 where id = $1 and name <> $2',
      [staffId, name],
    );
    if (rowCount === 0) return;
    const act = { action: 'staff.change', subject: 'staff', subjectId: staffId } as const;
    await noteAct(client, { staffId }, { ...act, detail: { fields: ['name'] } });
  });
}

/** How one's own one-time codes stand. */
export async function codesOf({ staffId }: AccountPerson): Promise<OwnCodes> {
  const { rows } = await pool.query<{ since: Date | null; required: boolean; left: number }>(
    `select "totpSince" as since, "totpRequired" as required,
       (select count(*)::int from recovery_codes where "staffId" = staff.id) as left
     from staff where id = $1`,
    [staffId],
  );
  const { since = null, required = false, left = 0 } = rows[0] ?? {};
  return { since: since?.toISOString() ?? null, left, required };
}

function refused(field: string, message: string): ApiError {
  return new ApiError('invalid_input', message, { fields: { [field]: message } });
}
