import 'server-only';
import { isOpen } from '@/lib/accounts/sessions';
import { ApiError } from '@/lib/calls/errors';
import { pool } from '@/lib/platform/db';
import { env, isOnThisMachine } from '@/lib/platform/env';
import { hashOf } from '@/lib/platform/random-token';
import { statement, type RowOf } from '@/lib/platform/statement';
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

/** A logged-in member of staff whose account setup may be incomplete. Only this file makes one. */
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

/** All that decides what a log-in may do: every request reads it anew, so that a change counts at once. */
const accountColumns = {
  staffId: 'uuid',
  email: 'text',
  name: 'text',
  role: 'StaffRole',
  permissionsGiven: 'text[]',
  permissionsTaken: 'text[]',
  passwordGiven: 'bool',
  factorRequired: 'bool',
  hasFactor: 'bool',
  isOwnLeadsOnly: 'bool',
} as const;

const COLUMNS = `staff.id as "staffId", email, name, role, "permissionsGiven", "permissionsTaken",
  "passwordGiven", "totpRequired" as "factorRequired",
  "totpSince" is not null or exists (select from passkeys where "staffId" = staff.id) as "hasFactor",
  coalesce((select "ownLeadsOnly" from office_settings where id = 1), false) as "isOwnLeadsOnly"`;

const ACCOUNT = statement(
  'staff-account',
  { staffId: 'uuid' },
  accountColumns,
  `select ${COLUMNS} from staff where id = $staffId and "disabledAt" is null`,
);

const ACCOUNT_BY_TOKEN = statement(
  'staff-account-by-token',
  { tokenHash: 'text' },
  { id: 'uuid', createdAt: 'timestamptz', lastSeenAt: 'timestamptz', ...accountColumns },
  `select sessions.id, sessions."createdAt", sessions."lastSeenAt", ${COLUMNS}
  from sessions join staff on staff.id = sessions."staffId"
  where "tokenHash" = $tokenHash and "disabledAt" is null`,
);

/** The account of a session; null for a student's, and for a closed account. */
export async function accountOf(logIn: {
  id: string;
  staffId: string | null;
}): Promise<AccountPerson | null> {
  if (!logIn.staffId) return null;
  const staff = await ACCOUNT.first(pool, { staffId: logIn.staffId });
  return staff && personOf(logIn.id, staff);
}

/**
 * The account of a bearer token, read with its session; null without a valid log-in of staff.
 * @param unattended leaves the time at which the log-in ends as it is
 */
export async function accountByToken(
  token: string,
  unattended = false,
): Promise<AccountPerson | null> {
  const found = await ACCOUNT_BY_TOKEN.first(pool, { tokenHash: hashOf(token) });
  return found && (await isOpen(found, unattended)) ? personOf(found.id, found) : null;
}

function personOf(sessionId: string, staff: RowOf<typeof ACCOUNT>): AccountPerson {
  const { staffId, email, name, role, passwordGiven, factorRequired, hasFactor } = staff;
  const codesMissing = !hasFactor && (factorRequired || mustHaveFactor(role));
  const pendingSetup = passwordGiven ? 'password' : codesMissing ? 'code' : null;
  const rights = rightsOf(staff);
  const person = { staffId, sessionId, email, name, role, rights, pendingSetup };
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
