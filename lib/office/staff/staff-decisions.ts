import 'server-only';
import type { AuditAction } from '@/content/audit-words';
import { forgetAttempts } from '@/lib/accounts/log-in-attempts';
import { ApiError } from '@/lib/calls/errors';
import { isOpen } from '@/lib/leads/leads-list';
import { noteAct } from '@/lib/platform/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import type { StaffPerson } from './access';
import { givenPassword, hashPassword } from './password';
import { lockStaff, type LockedStaff } from './staff-accounts';
import { clearCodes } from './staff-codes';
import type { StaffDecision } from './staff-forms';
import { endLogIns } from './staff-log-ins';

/** What was done, for the audit; null when it was so already. */
type Done = { action: AuditAction; detail?: Record<string, unknown> } | null;

/**
 * What the owner decides about an account: close it (its open leads become nobody's), open it again, give
 * it a new password, remove a lost second factor, end its log-ins. Nobody decides about their own account
 * here.
 * @returns the new password where there is one; nobody can see it again
 * @throws ApiError not_found, forbidden, conflict
 */
export async function decideStaff(
  owner: StaffPerson,
  input: StaffDecision,
): Promise<{ password: string | null }> {
  const { staff: id, decision, logIn, reason } = input;
  const password = decision === 'newPassword' ? givenPassword() : null;
  const hash = password && (await hashPassword(password));
  const account = await inTransaction(async (client) => {
    const locked = await lockStaff(client, owner, id);
    if (id === owner.staffId) throw new ApiError('conflict', OWN);
    const done = await doIt(client, locked, { decision, hash, logIn: logIn ?? null });
    if (done) {
      const by = { subject: 'staff', subjectId: id, reason: reason.trim() || null } as const;
      await noteAct(client, owner, { ...by, ...done });
    }
    return locked;
  });
  // Whoever was shut out for wrong tries tries the new one.
  if (password) await forgetAttempts('staff', account.email);
  return { password };
}

const OWN =
  'This is your own account. Change it under your name at the top; another owner can close it.';

interface Doing {
  decision: StaffDecision['decision'];
  hash: string | null;
  logIn: string | null;
}

const GIVE = `update staff set "passwordHash" = $2, "passwordGiven" = true where id = $1`;

async function doIt(
  client: Transaction,
  { id, disabled }: LockedStaff,
  { decision, hash, logIn }: Doing,
): Promise<Done> {
  const set = (sql: string, ...more: unknown[]) => client.query(sql, [id, ...more]);
  if (decision === 'open') {
    if (!disabled) return null;
    await set('update staff set "disabledAt" = null where id = $1');
    return { action: 'staff.enable' };
  }
  if (decision === 'close' && disabled) return null;
  const left = decision === 'close' ? await closeAccount(client, id) : {};
  if (decision === 'newPassword') await set(GIVE, hash);
  if (decision === 'removeCodes') await clearCodes(client, id);
  const one = decision === 'endLogIns' ? logIn : null;
  const ended = await endLogIns(client, { staffId: id, one });
  if (decision === 'endLogIns' && ended === 0) return null;
  return { action: actions[decision], detail: { ...details[decision], ...left, ended } };
}

/** The leads they followed up are nobody's then, so that somebody sees that they are to be called. */
const GIVE_UP_LEADS = `
  update leads l set "staffId" = null, version = version + 1
  where "staffId" = $1 and ${isOpen('l')}`;

async function closeAccount(client: Transaction, id: string): Promise<{ givenUp: number }> {
  await client.query('update staff set "disabledAt" = now() where id = $1', [id]);
  return { givenUp: (await client.query(GIVE_UP_LEADS, [id])).rowCount ?? 0 };
}

const actions = {
  close: 'staff.disable',
  newPassword: 'staff.password',
  removeCodes: 'staff.code',
  endLogIns: 'staff.endSession',
} as const;

const details = {
  close: {},
  newPassword: { by: 'the owner' },
  removeCodes: { set: 'off' },
  endLogIns: {},
} as const;
