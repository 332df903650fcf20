import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { db } from '@/lib/platform/db';
import { env, isOnThisMachine } from '@/lib/platform/env';
import { isOwnLeadsOnly } from './lead-visibility';
import {
  may,
  refusalOf,
  rightsOf,
  type Allowed,
  type StaffAction,
  type StaffRights,
  type StaffRole,
} from './permissions';

declare const loggedIn: unique symbol;

/** A logged-in member of staff whose account setup may be incomplete. Only `accountOf` makes one. */
export interface AccountPerson {
  readonly [loggedIn]: true;
  readonly staffId: string;
  readonly sessionId: string;
  readonly email: string;
  /** '' until it is set. */
  readonly name: string;
  readonly role: StaffRole;
  readonly rights: StaffRights;
  /** The next setup step: choosing a password, or two-step verification. */
  readonly pendingSetup: 'password' | 'code' | null;
}

/**
 * A logged-in member of staff who has finished the setup: the actor of audited acts, and enough for actions
 * open to every role.
 */
export type StaffPerson = AccountPerson & { pendingSetup: null };

/**
 * A member of staff who may perform the action; of several actions, one of them. Required by
 * functions that read or write private rows, so that a missing check does not compile.
 */
export type Staff<Action extends StaffAction> = StaffPerson & Allowed<Action>;

/** @throws ApiError forbidden when the person may not perform the action */
export function requirePermission<Person extends StaffPerson, Action extends StaffAction>(
  staff: Person,
  action: Action,
): asserts staff is Person & Allowed<Action> {
  if (may(staff, action)) return;
  throw new ApiError('forbidden', refusalOf(staff, action));
}

/** The account of a session; null for a student's, and for a closed account. */
export async function accountOf(logIn: {
  id: string;
  staffId: string | null;
}): Promise<AccountPerson | null> {
  if (!logIn.staffId) return null;
  const found = db.staff.findFirst({
    where: { id: logIn.staffId, disabledAt: null },
    select: {
      id: true,
      email: true,
      name: true,
      role: true,
      permissionsGiven: true,
      permissionsTaken: true,
      passwordGiven: true,
      totpRequired: true,
      totpSince: true,
      passkeys: { select: { id: true }, take: 1 },
    },
  });
  const [staff, ownLeadsOnly] = await Promise.all([found, isOwnLeadsOnly()]);
  if (!staff) return null;
  const { id: staffId, email, name, role, passwordGiven, totpRequired, totpSince } = staff;
  const required = totpRequired || mustHaveFactor(role);
  const codesMissing = required && totpSince === null && staff.passkeys.length === 0;
  const pendingSetup = passwordGiven ? 'password' : codesMissing ? 'code' : null;
  const rights = rightsOf({ ...staff, isOwnLeadsOnly: ownLeadsOnly });
  const person = { staffId, sessionId: logIn.id, email, name, role, rights, pendingSetup };
  // The mark exists in types only, so pages can pass the person to the browser.
  return person as AccountPerson;
}

/** Whether the role needs a second factor: owners do where the site is public. */
export function mustHaveFactor(role: StaffRole): boolean {
  return role === 'owner' && !isOnThisMachine(env.SITE_URL);
}

/** Whether the account setup is complete. */
export function mayWork(account: AccountPerson): account is StaffPerson {
  return account.pendingSetup === null;
}
