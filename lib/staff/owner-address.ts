import 'server-only';
import type { Transaction } from '@/lib/platform/database-connection';
import { db } from '@/lib/platform/db';
import type { Mail } from '@/lib/platform/mail/mail';
import { DEFAULT_EMAIL } from './first-owner';

/** Recipient of mails to an owner; null when the account is closed or no longer an owner's. */
export async function ownerAddress(owner: string): Promise<Mail['to'] | null> {
  const row = await db.staff.findFirst({
    where: { id: owner, role: 'owner', disabledAt: null },
    select: { email: true },
  });
  if (!row) return null;
  return row.email === DEFAULT_EMAIL ? 'institute' : { address: row.email };
}

/** Ids of the owners whose accounts are open. */
export async function openOwners({ db: on }: Pick<Transaction, 'db'>): Promise<string[]> {
  const owners = await on.staff.findMany({
    where: { role: 'owner', disabledAt: null },
    select: { id: true },
  });
  return owners.map(({ id }) => id);
}
