import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/platform/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import type { StaffPerson } from './access';
import { givenPassword, hashPassword } from './password';
import { may, type StaffRole } from './permissions';
import type { ChangedStaff, NewStaff } from './staff-forms';

/** An account, locked until the transaction is over. */
export interface LockedStaff {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  totpRequired: boolean;
  disabled: boolean;
}

/** By their ids in order, so that two who change each other wait instead of blocking each other. */
const LOCK = `
  select id, email, name, role, "totpRequired", "disabledAt" is not null as disabled from staff
  where id = any($1::uuid[]) order by id for update`;

/**
 * Locks an account to change it, and the owner's own: of two owners who take the other's rights in the
 * same moment the second has none left, so that there is always one.
 * @throws ApiError forbidden, not_found
 */
export async function lockStaff(
  client: Transaction,
  owner: StaffPerson,
  id: string,
): Promise<LockedStaff> {
  const { rows } = await client.query<LockedStaff>(LOCK, [[owner.staffId, id]]);
  const own = rows.find((row) => row.id === owner.staffId);
  if (!own || own.disabled || !may(own, 'staff.manage')) {
    throw new ApiError('forbidden', 'You are no owner any more. Please ask the owner.');
  }
  const found = rows.find((row) => row.id === id);
  if (!found) throw new ApiError('not_found', 'There is no such account. Load the page again.');
  return found;
}

const ADD = `
  insert into staff (email, name, role, "passwordHash", "passwordGiven", "totpRequired")
  values ($1, $2, $3::"StaffRole", $4, true, $5) on conflict (email) do nothing returning id`;

/**
 * An account for somebody who works here, with a password that nobody can see again.
 * @throws ApiError conflict when there is one under this e-mail
 */
export async function createStaff(
  owner: StaffPerson,
  { email, name, role, totpRequired }: NewStaff,
): Promise<{ password: string }> {
  const password = givenPassword();
  const values = [email, name, role, await hashPassword(password), totpRequired];
  await inTransaction(async (client) => {
    const { rows } = await client.query<{ id: string }>(ADD, values);
    const [made] = rows;
    if (!made) throw taken();
    const act = { action: 'staff.create', subject: 'staff', subjectId: made.id } as const;
    await noteAct(client, owner, { ...act, detail: { role, totpRequired } });
  });
  return { password };
}

const CHANGE = `
  update staff set name = $2, role = $3::"StaffRole", "totpRequired" = $4 where id = $1`;

/**
 * Changes name, role, and whether a code is demanded.
 * @throws ApiError not_found, forbidden, conflict (one's own role), invalid_input (the reason)
 */
export async function changeStaff(owner: StaffPerson, input: ChangedStaff): Promise<void> {
  const { staff: id, name, role, totpRequired, reason } = input;
  await inTransaction(async (client) => {
    const before = await lockStaff(client, owner, id);
    const after = { name, role, totpRequired };
    const fields = (['name', 'role', 'totpRequired'] as const).filter(
      (field) => before[field] !== after[field],
    );
    if (fields.length === 0) return;
    if (fields.includes('role')) refuseRole(owner, before, reason);
    await client.query(CHANGE, [id, name, role, totpRequired]);
    const detail = {
      fields,
      ...(fields.includes('role') && { from: before.role, to: role }),
      ...(fields.includes('totpRequired') && { totpRequired }),
    };
    const act = { action: 'staff.change', subject: 'staff', subjectId: id } as const;
    await noteAct(client, owner, { ...act, reason: reason.trim() || null, detail });
  });
}

function refuseRole(owner: StaffPerson, { id, role }: LockedStaff, reason: string): void {
  if (id === owner.staffId) {
    const message = 'Nobody changes their own role. Another owner can change yours.';
    throw new ApiError('conflict', message, { fields: { role: message } });
  }
  if (may({ role }, 'staff.manage') && reason.trim() === '') {
    const message = 'Write why the owner’s rights are taken away';
    throw new ApiError('invalid_input', message, { fields: { reason: message } });
  }
}

function taken(): ApiError {
  const message =
    'There is an account under this email already. If it is closed, open it again; otherwise give it a new password.';
  return new ApiError('conflict', message, { fields: { email: message } });
}
