import 'server-only';
import { bearerToken } from '@/lib/accounts/bearer';
import type { Call } from '@/lib/calls/call';
import { ApiError, isApiError, type ErrorCode } from '@/lib/calls/errors';
import { serve, type WorkOf } from '@/lib/calls/serve';
import { noteUnchanged } from '@/lib/staff/audit/unchanged';
import {
  accountByToken,
  mayWork,
  requirePermission,
  type AccountPerson,
  type Staff,
  type StaffPerson,
} from './access';
import { needsFreshFactor, type StaffAction } from './permissions';
import { requireFactorToAct, requireFreshFactor } from './second-factor';

const setupRefusals = {
  password: 'Choose your own password first, under your name at the top of the page.',
  code: 'Set up two-step verification first, under your name at the top of the page.',
} as const;

/** The route handler of a staff call, for staff with permission for its action. */
export function serveStaff<C extends Call & { auth: 'staff'; action: StaffAction }>(
  call: C,
  work: WorkOf<C, Staff<C['action']>>,
) {
  const noted: typeof work = async (received) => {
    try {
      return await work(received);
    } catch (error) {
      await noteRefused(received.who, { call: call.name, body: received.body, error });
      throw error;
    }
  };
  return serve(call, (request) => requireStaff<C['action']>(request, call), noted);
}

/** Refusals whose message may quote stored data. */
const quoting: readonly ErrorCode[] = ['conflict', 'invalid_input'];

async function noteRefused(
  staff: StaffPerson,
  { call, body, error }: { call: string; body: unknown; error: unknown },
): Promise<void> {
  if (!isApiError(error) || !quoting.includes(error.code)) return;
  const fields = Object.keys(error.details.fields ?? {});
  await noteUnchanged(staff, body, { call, fields });
}

/** The route handler of a call by which staff change their own account. */
export function serveAccount<C extends Call & { auth: 'account' }>(
  call: C,
  work: WorkOf<C, AccountPerson>,
) {
  const authenticate = async (request: Request) => {
    const account = await requireAccount(request);
    if (call.freshFactor) await requireFreshFactor(account);
    return account;
  };
  return serve(call, authenticate, work);
}

/**
 * The account behind an account call. Available during account setup.
 * @throws ApiError unauthorized
 */
async function requireAccount(
  request: Request,
  { unattended }: Pick<Call, 'unattended'> = {},
): Promise<AccountPerson> {
  const token = bearerToken(request);
  const account = token && (await accountByToken(token, unattended));
  if (!account) throw new ApiError('unauthorized', 'Please log in again.');
  return account;
}

/**
 * The member of staff behind a call that needs a permission.
 * @throws ApiError unauthorized; forbidden without the permission, or while the account
 * setup is incomplete; second_factor
 */
async function requireStaff<Action extends StaffAction>(
  request: Request,
  { action, unattended }: Call & { action: Action },
): Promise<Staff<Action>> {
  const account = await requireAccount(request, { unattended });
  if (!mayWork(account))
    throw new ApiError('forbidden', setupRefusals[account.pendingSetup ?? 'password']);
  requirePermission(account, action);
  if (needsFreshFactor(action)) await requireFactorToAct(account);
  return account;
}
