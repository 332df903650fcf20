import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { db } from '@/lib/platform/db';
import { env, isOnThisMachine } from '@/lib/platform/env';
import { may, rolesFor, type StaffAction, type StaffRole } from './permissions';

/** @throws ApiError forbidden when the role does not allow the action */
export function requirePermission(staff: StaffPerson, action: StaffAction): void {
  if (may(staff, action)) return;
  const allowed = rolesFor(action);
  throw new ApiError('forbidden', `Only ${allowed} can do this. Please ask ${allowed}.`);
}

/** A logged-in member of staff whose account setup may be incomplete. */
export interface AccountPerson {
  staffId: string;
  sessionId: string;
  email: string;
  /** '' until it is set. */
  name: string;
  role: StaffRole;
  /** The next setup step: choosing a password, or two-step verification. */
  pendingSetup: 'password' | 'code' | null;
}

/** A logged-in member of staff. Required by functions that read or write private rows. */
export interface StaffPerson extends Omit<AccountPerson, 'pendingSetup'> {
  pendingSetup?: null;
}

/** The account of a session; null for a student's, and for a closed account. */
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
      passkeys: { select: { id: true }, take: 1 },
    },
  });
  if (!staff) return null;
  const { id: staffId, email, name, role, passwordGiven, totpRequired, totpSince } = staff;
  const required = totpRequired || mustHaveFactor(role);
  const codesMissing = required && totpSince === null && staff.passkeys.length === 0;
  const pendingSetup = passwordGiven ? 'password' : codesMissing ? 'code' : null;
  return { staffId, sessionId: logIn.id, email, name, role, pendingSetup };
}

/** Whether the role needs a second factor: owners do where the site is public. */
export function mustHaveFactor(role: StaffRole): boolean {
  return role === 'owner' && !isOnThisMachine(env.SITE_URL);
}

/** Whether the account setup is complete. */
export function mayWork(account: AccountPerson): account is AccountPerson & { pendingSetup: null } {
  return account.pendingSetup === null;
}
