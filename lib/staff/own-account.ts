import 'server-only';
import { countAttempt, forgetAttempt, forgiveAttempt } from '@/lib/accounts/log-in-attempts';
import { ApiError, isApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import { db, inTransaction } from '@/lib/platform/db';
import { mustHaveFactor, type AccountPerson } from './access';
import { forgetFirstPassword } from './first-owner';
import { hashPassword, isPassword, passwordFault } from './password';
import { endLogIns } from './staff-log-ins';

/**
 * Runs `work` if the password is right. A wrong password, and a wrong code in `work`, counts as a
 * failed login.
 * @throws ApiError invalid_input (the password), too_many_requests
 */
export async function withPassword<T>(
  { staffId, sessionId, email }: AccountPerson,
  { password, address }: { password: string; address: string | null },
  work: (hash: string) => Promise<T>,
): Promise<T> {
  const device = `session ${sessionId}`;
  const attempt = await countAttempt({ by: 'staff', email, address, device });
  const staff = await db.staff.findFirst({
    where: { id: staffId, disabledAt: null },
    select: { passwordHash: true },
  });
  const hash = staff?.passwordHash ?? null;
  const right = await isPassword(password, hash);
  if (!right || hash === null) throw refused('password', 'This is not your password');
  try {
    const done = await work(hash);
    await forgetAttempt(attempt);
    return done;
  } catch (error) {
    const isWrongCode = isApiError(error) && error.details.fields?.code !== undefined;
    if (!isWrongCode) await forgiveAttempt(attempt);
    throw error;
  }
}

/**
 * Sets a new password and ends all other sessions.
 * @param hash of the current password
 * @returns the number of ended sessions
 * @throws ApiError invalid_input (the new password), conflict on a concurrent change
 */
export async function changePassword(
  account: AccountPerson,
  { password, newPassword, hash }: { password: string; newPassword: string; hash: string },
): Promise<{ ended: number }> {
  const { staffId, email, name } = account;
  const fault =
    newPassword === password
      ? 'is your current password'
      : await passwordFault(newPassword, { email, name });
  if (fault) throw refused('newPassword', `This password ${fault}. Choose another.`);
  const newHash = await hashPassword(newPassword);
  const ended = await inTransaction(async (client) => {
    const unchanged = { id: staffId, passwordHash: hash };
    const before = await client.db.staff.findFirst({
      where: unchanged,
      select: { passwordGiven: true },
    });
    const { count } = await client.db.staff.updateMany({
      where: unchanged,
      data: { passwordHash: newHash, passwordGiven: false },
    });
    if (!before || count === 0) {
      throw new ApiError('conflict', 'Your password was changed elsewhere. Please log in again.');
    }
    const others = await endLogIns(client, { staffId, but: account.sessionId });
    const act = { action: 'staff.password', subject: 'staff', subjectId: staffId } as const;
    await noteAct(client, account, {
      ...act,
      detail: { by: 'themselves', given: before.passwordGiven, ended: others },
    });
    return others;
  });
  await forgetFirstPassword(email);
  return { ended };
}

export async function changeOwnName(account: AccountPerson, name: string): Promise<void> {
  const { staffId } = account;
  await inTransaction(async (client) => {
    const { count } = await client.db.staff.updateMany({
      where: { id: staffId, name: { not: name } },
      data: { name },
    });
    if (count === 0) return;
    const act = { action: 'staff.change', subject: 'staff', subjectId: staffId } as const;
    await noteAct(client, account, { ...act, detail: { fields: ['name'] } });
  });
}

/** Moments are ISO 8601. */
interface OwnPasskey {
  id: string;
  name: string;
  since: string;
  used: string | null;
}

/** The state of one's own two-step verification. */
export interface OwnCodes {
  /** ISO 8601; null while it is off. */
  since: string | null;
  passkeys: OwnPasskey[];
  /** Unused recovery codes. */
  left: number;
  /** Required by the owner, or because the account is an owner's and the site is public. */
  required: boolean;
}

export async function codesOf({ staffId, role }: AccountPerson): Promise<OwnCodes> {
  const staff = await db.staff.findUnique({
    where: { id: staffId },
    select: {
      totpSince: true,
      totpRequired: true,
      passkeys: {
        select: { id: true, name: true, createdAt: true, usedAt: true },
        orderBy: { createdAt: 'asc' },
      },
      _count: { select: { recoveryCodes: true } },
    },
  });
  return {
    since: staff?.totpSince?.toISOString() ?? null,
    left: staff?._count.recoveryCodes ?? 0,
    passkeys: (staff?.passkeys ?? []).map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      since: createdAt.toISOString(),
      used: usedAt?.toISOString() ?? null,
    })),
    required: mustHaveFactor(role) || (staff?.totpRequired ?? false),
  };
}

function refused(field: string, message: string): ApiError {
  return new ApiError('invalid_input', message, { fields: { [field]: message } });
}
