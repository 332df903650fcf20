import 'server-only';
import { db } from '@/lib/platform/db';
import type { Mail } from '@/lib/platform/mail/mail';
import { DEFAULT_EMAIL } from './first-owner';

/** Where mails to an owner go; null when the account is closed or no longer an owner's. */
export async function ownerAddress(owner: string): Promise<Mail['to'] | null> {
  const row = await db.staff.findFirst({
    where: { id: owner, role: 'owner', disabledAt: null },
    select: { email: true },
  });
  if (!row) return null;
  return row.email === DEFAULT_EMAIL ? 'institute' : { address: row.email };
}
