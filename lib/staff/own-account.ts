import 'server-only';
import { countAttempt, forgetAttempt, forgiveAttempt } from '@/lib/accounts/log-in-attempts';
import { ApiError, isApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import { db, inTransaction } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
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

const CHANGE_PASSWORD = statement(
  'change-own-password',
  { given: 'bool' },
  `update staff set "passwordHash" = $2, "passwordGiven" = false
   from (select id, "passwordGiven" from staff where id = $1 and "passwordHash" = $3
     for no key update) before
   where staff.id = before.id returning before."passwordGiven" as given`,
);

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
    const before = await CHANGE_PASSWORD.first(client, [staffId, newHash, hash]);
    if (!before) {
      throw new ApiError('conflict', 'Your password was changed elsewhere. Please log in again.');
    }
    const others = await endLogIns(client, { staffId, but: account.sessionId });
    const act = { action: 'staff.password', subject: 'staff', subjectId: staffId } as const;
    await noteAct(client, account, {
      ...act,
      detail: { by: 'themselves', given: before.given, ended: others },
    });
    return others;
  });
  await forgetFirstPassword(email);
  return { ended };
}

const CHANGE_NAME = statement(
  'change-own-name',
  {},
  'update staff set name = $2 where id = $1 and name <> $2',
);

export async function changeOwnName({ staffId }: AccountPerson, name: string): Promise<void> {
  await inTransaction(async (client) => {
    if ((await CHANGE_NAME.run(client, [staffId, name])) === 0) return;
    const act = { action: 'staff.change', subject: 'staff', subjectId: staffId } as const;
    await noteAct(client, { staffId }, { ...act, detail: { fields: ['name'] } });
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
  /** Required by the owner, or of an owner where the site is public. */
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
      ...{ id, name, since: createdAt.toISOString(), used: usedAt?.toISOString() ?? null },
    })),
    required: mustHaveFactor(role) || (staff?.totpRequired ?? false),
  };
}

function refused(field: string, message: string): ApiError {
  return new ApiError('invalid_input', message, { fields: { [field]: message } });
}
