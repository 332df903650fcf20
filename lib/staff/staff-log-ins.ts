import 'server-only';
import { ENTER_CORRECT_DETAILS } from '@/lib/accounts/log-in';
import { accountMark, knownDevice } from '@/lib/accounts/devices';
import { countAttempt, forgetAttempt, forgiveAttempt } from '@/lib/accounts/log-in-attempts';
import {
  logInsByAccount,
  startSession,
  type EnteredLogIn,
  type LogInSource,
  type ShownLogIn,
  type StartedLogIn,
} from '@/lib/accounts/sessions';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import { afterCommit, type Transaction } from '@/lib/platform/database-connection';
import { lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction } from '@/lib/platform/db';
import { noteSecurity } from '@/lib/platform/security-log';
import type { AccountPerson } from './access';
import { beginUse, takePasskey, type PasskeyRequest } from './passkeys';
import { isPassword } from './password';
import { noteFactorOfSession, takeCode } from './staff-codes';

interface Details {
  email: string;
  password: string;
  /** '' before it is requested. */
  otp: string;
  /** The answer of a passkey; '' without one. */
  passkey: string;
}

const ENTER_CODE =
  'Enter the code your authenticator app shows now, or one of your recovery codes.';
const USE_PASSKEY = 'Press “Use a passkey”, or enter one of your recovery codes.';

/**
 * Logs a member of staff in. Unknown e-mails and wrong codes cost the same work and get the same
 * answer as a wrong password.
 * @throws ApiError invalid_input for wrong credentials, with the flag `second_factor` when a code
 * is needed; too_many_requests
 */
export async function logInStaff(
  { email, password, otp, passkey }: Details,
  from: LogInSource,
): Promise<EnteredLogIn> {
  const staff = await db.staff.findFirst({
    where: { email, disabledAt: null },
    select: {
      id: true,
      passwordHash: true,
      totpSince: true,
      passkeys: { select: { id: true }, take: 1 },
    },
  });
  const mark = staff && accountMark('staff', staff.id, staff.passwordHash);
  const device = knownDevice(from.device, mark);
  const attempt = await countAttempt({ by: 'staff', email, address: from.address, device });
  const right = await isPassword(password, staff?.passwordHash ?? null);
  if (!staff || !right || mark === null) throw wrong();
  const needsCode = staff.totpSince !== null || staff.passkeys.length > 0;
  if (needsCode && otp.trim() === '' && passkey === '') {
    await forgiveAttempt(attempt);
    throw new ApiError('invalid_input', staff.totpSince ? ENTER_CODE : USE_PASSKEY, {
      flagCode: 'second_factor',
    });
  }
  const started = await inTransaction(async (client) => {
    await lockRow(client, 'staff', staff.id);
    const unchanged = { id: staff.id, passwordHash: staff.passwordHash, disabledAt: null };
    if ((await client.db.staff.count({ where: unchanged })) === 0) throw wrong();
    return enter(client, staff.id, { from, factor: needsCode ? { otp, passkey } : null });
  });
  await forgetAttempt(attempt);
  return { ...started, mark };
}

async function enter(
  client: Transaction,
  staffId: string,
  { from, factor }: { from: LogInSource; factor: { otp: string; passkey: string } | null },
): Promise<StartedLogIn> {
  const by = factor && (await takeFactor(client, staffId, factor));
  if (factor && by === null) throw wrong();
  const detail = { device: from.deviceName, ...(by && { code: by }) };
  const act = { action: 'staff.logIn', ...ofStaff(staffId), detail } as const;
  await noteAct(client, { loggingIn: staffId }, act);
  const { sessionId, ...started } = await startSession({ staffId }, { from, client });
  if (by) {
    await noteFactorOfSession(client, sessionId);
    const event = 'secondFactor.succeeded';
    const noted = { event, staffId, detail: { call: 'staffLogIn', by } } as const;
    afterCommit(client, () => noteSecurity(noted));
  }
  return started;
}

function takeFactor(
  client: Transaction,
  staffId: string,
  { otp, passkey }: { otp: string; passkey: string },
): Promise<'app' | 'recovery' | 'passkey' | null> {
  return passkey
    ? takePasskey(client, { staffId, purpose: 'logIn' }, passkey)
    : takeCode(client, staffId, otp);
}

/**
 * Begins a log-in with a passkey, after the right password.
 * @returns the options for the browser; null for an account without a passkey
 * @throws ApiError invalid_input for wrong credentials; too_many_requests
 */
export async function beginPasskeyLogIn(
  { email, password }: { email: string; password: string },
  from: LogInSource,
): Promise<PasskeyRequest | null> {
  const staff = await db.staff.findFirst({
    where: { email, disabledAt: null },
    select: { id: true, passwordHash: true },
  });
  const mark = staff && accountMark('staff', staff.id, staff.passwordHash);
  const device = knownDevice(from.device, mark);
  const attempt = await countAttempt({ by: 'staff', email, address: from.address, device });
  const right = await isPassword(password, staff?.passwordHash ?? null);
  if (!staff || !right) throw wrong();
  await forgiveAttempt(attempt);
  return beginUse({ staffId: staff.id, purpose: 'logIn' });
}

const ofStaff = (subjectId: string) => ({ subject: 'staff', subjectId }) as const;

function wrong(): ApiError {
  return new ApiError('invalid_input', ENTER_CORRECT_DETAILS);
}

/** One's own sessions, last used first. */
export async function ownLogIns({ staffId }: AccountPerson): Promise<ShownLogIn[]> {
  return (await logInsByAccount('staff', [staffId])).get(staffId) ?? [];
}

interface LogInChoice {
  staffId: string;
  one?: string | null;
  but?: string | null;
}

/** @returns the number of ended sessions */
export async function endLogIns(
  client: Transaction,
  { staffId, one = null, but = null }: LogInChoice,
): Promise<number> {
  const { count } = await client.db.session.deleteMany({
    where: { staffId, ...(one && { id: one }), ...(but && { NOT: { id: but } }) },
  });
  return count;
}

/** Ends one of one's own sessions, or all but the current one. */
export async function endOwnLogIns(
  account: AccountPerson,
  one: string | null,
): Promise<{ ended: number }> {
  const { staffId, sessionId } = account;
  return inTransaction(async (client) => {
    const ended = await endLogIns(client, one ? { staffId, one } : { staffId, but: sessionId });
    if (ended > 0) {
      const act = { action: 'staff.endSession', subject: 'staff', subjectId: staffId } as const;
      await noteAct(client, account, { ...act, detail: { ended } });
    }
    return { ended };
  });
}
