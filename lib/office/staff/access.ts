import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { db } from '@/lib/platform/db';
import { may, type StaffAction, type StaffRole } from './permissions';

/** @throws ApiError forbidden when the person's role does not allow the action */
export function requirePermission(staff: StaffPerson, action: StaffAction): void {
  if (may(staff, action)) return;
  throw new ApiError('forbidden', 'Only the owner can do this. Please ask the owner.');
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
export async function accountOf(logIn: {
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

/** Whether the account needs nothing else first. */
export function mayWork(account: AccountPerson): account is AccountPerson & { first: null } {
  return account.first === null;
}
