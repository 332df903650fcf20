import 'server-only';
import { bearerLogIn } from '@/lib/accounts/bearer';
import { ApiError } from '@/lib/calls/errors';
import { accountOf, mayWork, type AccountPerson, type StaffPerson } from './staff';

const doFirst = {
  password: 'Choose a password of your own first, under your name at the top of the page.',
  code: 'Set up one-time codes first, under your name at the top of the page.',
} as const;

/**
 * Whoever works here, for what they do to their own account: the only calls that somebody may make who
 * has to choose a password or set up one-time codes first.
 * @throws ApiError unauthorized
 */
export async function requireAccount(request: Request): Promise<AccountPerson> {
  const logIn = await bearerLogIn(request);
  const account = logIn && (await accountOf(logIn));
  if (!account) throw new ApiError('unauthorized', 'Please log in again.');
  return account;
}

/** @throws ApiError unauthorized, or forbidden while something has to be done to the account first */
export async function requireStaff(request: Request): Promise<StaffPerson> {
  const account = await requireAccount(request);
  if (mayWork(account)) return account;
  throw new ApiError('forbidden', doFirst[account.first ?? 'password']);
}

/** @throws ApiError unauthorized, or forbidden for everybody of the staff but the owner */
export async function requireOwner(request: Request): Promise<StaffPerson> {
  const staff = await requireStaff(request);
  if (staff.role === 'owner') return staff;
  throw new ApiError('forbidden', 'Only the owner can do this. Please ask the owner.');
}
