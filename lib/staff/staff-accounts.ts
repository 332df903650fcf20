import 'server-only';
import type { AuditAction } from './audit-words';
import { forgetAttempts } from '@/lib/accounts/log-in-attempts';
import { logInsByAccount, type ShownLogIn } from '@/lib/accounts/sessions';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { databaseTime, lockRows } from '@/lib/platform/database-locks';
import { inTransaction, pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import type { Prisma } from '@/prisma/client/client';
import type { Staff } from './access';
import { isOwnLeadsOnly } from './lead-visibility';
import { forgetFirstPassword } from './first-owner';
import { givenPassword, hashPassword } from './password';
import {
  may,
  needsOf,
  permissionLabel,
  personalPermissions,
  rightsOf,
  type PermissionHolder,
  type StaffAction,
  type StaffRights,
  type StaffRole,
} from './permissions';
import { clearFactors } from './staff-codes';
import type { ChangedStaff, NewStaff, StaffDecision, StaffPermissions } from './staff-forms';
import { endLogIns } from './staff-log-ins';

type LockedStaff = Awaited<ReturnType<typeof lockStaff>>;

/**
 * Locks an account to change it, and the owner's own: of two owners who demote each other
 * concurrently the second is refused, so one owner always remains.
 * @throws ApiError forbidden, not_found
 */
async function lockStaff(client: Transaction, owner: Staff<'staff.manage'>, id: string) {
  const ids = [owner.staffId, id];
  await lockRows(client, 'staff', ids);
  const rows = await client.db.staff.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      email: true,
      name: true,
      role: true,
      permissionsGiven: true,
      permissionsTaken: true,
      totpRequired: true,
      disabledAt: true,
    },
  });
  const own = rows.find((row) => row.id === owner.staffId);
  if (!own || own.disabledAt || !may({ rights: rightsOf(own) }, 'staff.manage')) {
    throw new ApiError(
      'forbidden',
      'Your role has been changed, so nothing was saved. Ask an owner.',
    );
  }
  const found = rows.find((row) => row.id === id);
  if (!found) throw new ApiError('not_found', 'There is no such account. Reload the page.');
  return found;
}

/**
 * Creates an account.
 * @returns its password, which is stored only as a hash
 * @throws ApiError conflict when the e-mail already has one
 */
export async function createStaff(
  owner: Staff<'staff.manage'>,
  { email, name, role, totpRequired }: NewStaff,
): Promise<{ password: string }> {
  const password = givenPassword();
  const passwordHash = await hashPassword(password);
  const account = { email, name, role, passwordHash, passwordGiven: true, totpRequired };
  await inTransaction(async (client) => {
    // The clock of the audit entry that `lastTouch` compares it with.
    const createdAt = await databaseTime(client);
    const [added] = await client.db.staff.createManyAndReturn({
      data: [{ ...account, createdAt }],
      skipDuplicates: true,
      select: { id: true },
    });
    if (!added) throw emailTaken();
    const act = { action: 'staff.create', subject: 'staff', subjectId: added.id } as const;
    await noteAct(client, owner, { ...act, detail: { role, totpRequired } });
  });
  return { password };
}

/** Gives the open leads of an account to others, in the caller's transaction; returns how many. */
type GiveUp = (tx: Transaction, staffId: string) => Promise<number>;

/**
 * Changes name, role, and whether two-step verification is required. A change of role ends
 * personal permissions; leads of somebody who may no longer work on them go to others.
 * @throws ApiError not_found, forbidden, conflict (one's own role), invalid_input (the reason)
 */
export async function changeStaff(
  owner: Staff<'staff.manage'>,
  input: ChangedStaff,
  giveUp: GiveUp,
): Promise<void> {
  const { staff: id, name, role, totpRequired, reason } = input;
  await inTransaction(async (client) => {
    const before = await lockStaff(client, owner, id);
    const after = { name, role, totpRequired };
    const fields = (['name', 'role', 'totpRequired'] as const).filter(
      (field) => before[field] !== after[field],
    );
    if (fields.length === 0) return;
    const isOtherRole = fields.includes('role');
    if (isOtherRole) refuseRoleChange(owner, before, reason);
    const ofRole = isOtherRole ? { permissionsGiven: [], permissionsTaken: [] } : {};
    await client.db.staff.updateMany({ where: { id }, data: { ...after, ...ofRole } });
    const left = isOtherRole ? await leftLeads(client, before, { role }, giveUp) : {};
    const detail = {
      fields,
      ...(isOtherRole && { from: before.role, to: role }),
      ...left,
      ...(fields.includes('totpRequired') && { totpRequired }),
    };
    const act = { action: 'staff.change', subject: 'staff', subjectId: id } as const;
    await noteAct(client, owner, { ...act, reason: reason.trim() || null, detail });
  });
}

/** Gives up the leads of somebody who may no longer work on them, for the audit entry. */
async function leftLeads(
  tx: Transaction,
  before: PermissionHolder & { id: string },
  after: PermissionHolder,
  giveUp: GiveUp,
): Promise<{ givenUp?: number }> {
  const works = (holder: PermissionHolder) => may({ rights: rightsOf(holder) }, 'leads.change');
  if (!works(before) || works(after)) return {};
  return { givenUp: await giveUp(tx, before.id) };
}

/**
 * Sets the permissions of one person beside the role; a change of role ends them. Leads of somebody who may no
 * longer work on them go to others.
 * @throws ApiError not_found, forbidden, conflict (an owner), invalid_input (a permission without one that it
 * needs)
 */
export async function changePermissions(
  owner: Staff<'staff.manage'>,
  { staff: id, permissions, reason }: StaffPermissions,
  giveUp: GiveUp,
): Promise<void> {
  refuseUnusable(permissions);
  await inTransaction(async (client) => {
    const before = await lockStaff(client, owner, id);
    const { role } = before;
    if (role === 'owner') throw new ApiError('conflict', 'Owners have every permission.');
    const setting = { isOwnLeadsOnly: await isOwnLeadsOnly(client.db) };
    const personal = personalPermissions({ role, ...setting }, permissions);
    const after = { role, ...personal };
    const had = rightsOf({ ...before, ...setting }).actions;
    const has = rightsOf({ ...after, ...setting }).actions;
    const given = has.filter((action) => !had.includes(action));
    const taken = had.filter((action) => !has.includes(action));
    if (given.length === 0 && taken.length === 0) return;
    await client.db.staff.updateMany({ where: { id }, data: after });
    const left = await leftLeads(client, before, after, giveUp);
    const act = { action: 'staff.permissions', subject: 'staff', subjectId: id } as const;
    await noteAct(client, owner, {
      ...act,
      reason: reason.trim(),
      detail: { given, taken, ...left },
    });
  });
}

function refuseUnusable(permissions: readonly StaffAction[]): void {
  for (const action of permissions) {
    const missing = needsOf(action).find((needed) => !permissions.includes(needed));
    if (!missing) continue;
    const message = `“${permissionLabel(action)}” needs “${permissionLabel(missing)}”. Tick both or neither.`;
    throw new ApiError('invalid_input', message, { fields: { permissions: message } });
  }
}

function refuseRoleChange(
  owner: Staff<'staff.manage'>,
  { id, role }: LockedStaff,
  reason: string,
): void {
  if (id === owner.staffId) {
    const message = 'You cannot change your own role. Another owner can.';
    throw new ApiError('conflict', message, { fields: { role: message } });
  }
  if (role === 'owner' && reason.trim() === '') {
    const message = 'Enter the reason for removing the owner role';
    throw new ApiError('invalid_input', message, { fields: { reason: message } });
  }
}

function emailTaken(): ApiError {
  const message =
    'There is already an account with this e-mail. If it is closed, reopen it; otherwise set a temporary password.';
  return new ApiError('conflict', message, { fields: { email: message } });
}

/** The audit entry; null when nothing changed. */
type Done = { action: AuditAction; detail?: Record<string, unknown> } | null;

/**
 * Closes an account and gives up its assignments, reopens it, resets its password, removes its second factor
 * or ends its sessions. Not for one's own account.
 * @returns the new password, if there is one; it is stored only as a hash
 * @throws ApiError not_found, forbidden, conflict
 */
export async function decideStaff(
  owner: Staff<'staff.manage'>,
  input: StaffDecision,
  giveUp: GiveUp,
): Promise<{ password: string | null }> {
  const { staff: id, decision, logIn, reason } = input;
  const password = decision === 'newPassword' ? givenPassword() : null;
  const hash = password && (await hashPassword(password));
  const account = await inTransaction(async (client) => {
    const locked = await lockStaff(client, owner, id);
    if (id === owner.staffId) throw new ApiError('conflict', OWN);
    const done = await applyDecision(client, locked, {
      decision,
      hash,
      logIn: logIn ?? null,
      giveUp,
    });
    if (done) {
      const by = { subject: 'staff', subjectId: id, reason: reason.trim() || null } as const;
      await noteAct(client, owner, { ...by, ...done });
    }
    return locked;
  });
  // Lifts a lockout caused by guesses at the old password.
  if (password) await forgetAttempts('staff', account.email);
  if (password) await forgetFirstPassword(account.email);
  return { password };
}

const OWN =
  'This is your own account. Change it under your name at the top; another owner can close it.';

interface AppliedDecision {
  decision: StaffDecision['decision'];
  hash: string | null;
  logIn: string | null;
  giveUp: GiveUp;
}

async function applyDecision(
  client: Transaction,
  { id, disabledAt }: LockedStaff,
  { decision, hash, logIn, giveUp }: AppliedDecision,
): Promise<Done> {
  const change = (data: Prisma.StaffUpdateManyMutationInput) =>
    client.db.staff.updateMany({ where: { id }, data });
  if (decision === 'open') {
    if (!disabledAt) return null;
    await change({ disabledAt: null });
    return { action: 'staff.enable' };
  }
  if (decision === 'close' && disabledAt) return null;
  if (decision === 'close') await change({ disabledAt: new Date() });
  const left = decision === 'close' ? { givenUp: await giveUp(client, id) } : {};
  if (hash !== null) await change({ passwordHash: hash, passwordGiven: true });
  if (decision === 'removeCodes') await clearFactors(client, id);
  const one = decision === 'endLogIns' ? logIn : null;
  const ended = await endLogIns(client, { staffId: id, one });
  if (decision === 'endLogIns' && ended === 0) return null;
  return { action: actions[decision], detail: { ...details[decision], ...left, ended } };
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

/** An account as shown to the owner. Moments are ISO 8601. */
export interface ListedStaff {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  rights: StaffRights;
  /** What the person has beyond the role, and has not of it, in words. */
  given: string[];
  taken: string[];
  /** Null for an open account. */
  closedSince: string | null;
  codes: 'on' | 'off';
  totpRequired: boolean;
  /** Still has its temporary password. */
  passwordGiven: boolean;
  /** Null if it has never logged in. */
  lastLogIn: string | null;
  logIns: ShownLogIn[];
}

const LIST = statement(
  'list-staff',
  {},
  {
    id: 'uuid',
    email: 'text',
    name: 'text',
    role: 'StaffRole',
    permissionsGiven: 'text[]',
    permissionsTaken: 'text[]',
    closed: 'timestamptz?',
    codes: 'bool',
    totpRequired: 'bool',
    passwordGiven: 'bool',
    seen: 'timestamptz?',
  },
  `select id, email, name, role, "permissionsGiven", "permissionsTaken", "disabledAt" as closed, "totpSince" is not null
       or exists (select from passkeys where "staffId" = staff.id) as codes,
     "totpRequired", "passwordGiven",
     (select max(at) from audit_entries where "staffId" = staff.id and action = 'staff.logIn') as seen
   from staff order by "disabledAt" is not null, role, lower(name), email`,
);

/** Every account: open ones first, then by role. */
export async function listStaff(staff: Staff<'staff.manage'>): Promise<ListedStaff[]> {
  const [rows, ownLeadsOnly] = await Promise.all([LIST.rows(pool), isOwnLeadsOnly()]);
  const logIns = await logInsByAccount(
    'staff',
    rows.map(({ id }) => id),
  );
  return rows.map(({ codes, closed, seen, permissionsGiven, permissionsTaken, ...row }) => ({
    ...row,
    ...shownRights({
      role: row.role,
      permissionsGiven,
      permissionsTaken,
      isOwnLeadsOnly: ownLeadsOnly,
    }),
    codes: codes ? 'on' : 'off',
    closedSince: closed?.toISOString() ?? null,
    lastLogIn: seen?.toISOString() ?? null,
    logIns: logIns.get(row.id) ?? [],
  }));
}

function shownRights(holder: PermissionHolder): Pick<ListedStaff, 'rights' | 'given' | 'taken'> {
  const rights = rightsOf(holder);
  const { permissionsGiven, permissionsTaken } = personalPermissions(holder, rights.actions);
  return {
    rights,
    given: permissionsGiven.map(permissionLabel),
    taken: permissionsTaken.map(permissionLabel),
  };
}
