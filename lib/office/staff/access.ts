import 'server-only';
import { redirect } from 'next/navigation';
import { bearerLogIn } from '@/lib/accounts/bearer';
import { cookieLogIn, pageLogIn } from '@/lib/accounts/page-log-in';
import type { Call } from '@/lib/calls/call';
import { ApiError } from '@/lib/calls/errors';
import { serve, type WorkOf } from '@/lib/calls/serve';
import { db } from '@/lib/platform/db';
import { may, type StaffAction, type StaffRole } from './permissions';

const doFirst = {
  password: 'Choose a password of your own first, under your name at the top of the page.',
  code: 'Set up one-time codes first, under your name at the top of the page.',
} as const;

/** The route handler of a call of the staff, for the roles that its action allows. */
export function serveStaff<C extends Call & { auth: 'staff'; action: StaffAction }>(
  call: C,
  work: WorkOf<C, StaffPerson>,
) {
  return serve(call, (request) => requireStaff(request, call.action), work);
}

/** The route handler of a call by which staff change their own account. */
export function serveAccount<C extends Call & { auth: 'account' }>(
  call: C,
  work: WorkOf<C, AccountPerson>,
) {
  return serve(call, requireAccount, work);
}

/**
 * The account behind a call about that account. These calls stay open while a password has to be
 * chosen or two-step verification set up.
 * @throws ApiError unauthorized
 */
async function requireAccount(request: Request): Promise<AccountPerson> {
  const logIn = await bearerLogIn(request);
  const account = logIn && (await accountOf(logIn));
  if (!account) throw new ApiError('unauthorized', 'Please log in again.');
  return account;
}

/**
 * The person behind a call that needs a permission.
 * @throws ApiError unauthorized; forbidden when the role does not allow it, or while the account needs
 *   its own password or two-step verification first
 */
async function requireStaff(request: Request, action: StaffAction): Promise<StaffPerson> {
  const account = await requireAccount(request);
  if (!mayWork(account)) throw new ApiError('forbidden', doFirst[account.first ?? 'password']);
  requirePermission(account, action);
  return account;
}

/** @throws ApiError forbidden when the person's role does not allow the action */
export function requirePermission(staff: StaffPerson, action: StaffAction): void {
  if (may(staff, action)) return;
  throw new ApiError('forbidden', 'Only the owner can do this. Please ask the owner.');
}

/**
 * The person a page of the office is rendered for, by the cookie; null without a staff log-in. Redirects
 * to the account page while the account needs its own password or two-step verification first.
 */
export async function pageStaff(): Promise<StaffPerson | null> {
  const account = await pageAccount();
  if (!account || mayWork(account)) return account;
  return redirect('/searchuser/account');
}

/** The account that its own page is rendered for; null without a staff log-in. */
export async function pageAccount(): Promise<AccountPerson | null> {
  const logIn = await pageLogIn();
  return logIn && accountOf(logIn);
}

/** The person a download is for, by the cookie; null without a usable staff log-in. */
export async function downloadStaff(request: Request): Promise<StaffPerson | null> {
  const logIn = await cookieLogIn(request);
  const account = logIn && (await accountOf(logIn));
  return account && mayWork(account) ? account : null;
}

/** A logged-in member of staff who may have to finish setting up the account. */
export interface AccountPerson {
  staffId: string;
  /** The log-in. */
  sessionId: string;
  email: string;
  /** '' until it is set. */
  name: string;
  role: StaffRole;
  /** What the account needs before anything else: its own password, two-step verification. */
  first: 'password' | 'code' | null;
}

/** A logged-in member of staff. Functions that touch private rows take one. */
export interface StaffPerson extends Omit<AccountPerson, 'first'> {
  first?: null;
}

/** The account of a log-in; null for a student's, and for a closed account. */
async function accountOf(logIn: {
  id: string;
  staffId: string | null;
}): Promise<AccountPerson | null> {
  if (!logIn.staffId) return null;
  const staff = await db.staff.findFirst({
    where: { id: logIn.staffId, disabledAt: null },
    select: {
      id: true,
      email: true,
      name: true,
      role: true,
      passwordGiven: true,
      totpRequired: true,
      totpSince: true,
    },
  });
  if (!staff) return null;
  const { id: staffId, email, name, role, passwordGiven, totpRequired, totpSince } = staff;
  const codesMissing = totpRequired && totpSince === null;
  const first = passwordGiven ? 'password' : codesMissing ? 'code' : null;
  return { staffId, sessionId: logIn.id, email, name, role, first };
}

function mayWork(account: AccountPerson): account is AccountPerson & { first: null } {
  return account.first === null;
}
