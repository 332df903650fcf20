import { randomUUID } from 'node:crypto';
import { accountOf, mayWork, requirePermission, type Staff } from '@/lib/staff/access';
import type { StaffAction } from '@/lib/staff/permissions';
import { db } from '@/lib/platform/db';

/**
 * A verified member of staff, as pages and calls receive them.
 * @param id of an account; any owner by default
 */
export async function staffOf<Action extends StaffAction>(
  action: Action,
  id?: string,
): Promise<Staff<Action>> {
  const staffId = id ?? (await anyOwner());
  const account = await accountOf({ id: randomUUID(), staffId });
  if (!account || !mayWork(account)) throw new Error('This account cannot be worked with.');
  requirePermission(account, action);
  return account;
}

async function anyOwner(): Promise<string> {
  const ready = { role: 'owner', disabledAt: null, passwordGiven: false } as const;
  const found = await db.staff.findFirst({ where: ready });
  if (found) return found.id;
  const data = { email: 'any.owner@example.org', passwordHash: 'none', role: 'owner' } as const;
  return (await db.staff.create({ data })).id;
}
