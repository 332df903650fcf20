import 'server-only';
import type { Queryable } from '@/lib/platform/database-connection';
import type { Mail } from '@/lib/platform/mail/mail';
import { statement } from '@/lib/platform/statement';
import { DEFAULT_EMAIL } from './first-owner';

const OWNER = statement(
  'owner-to-mail',
  { email: 'text' },
  `select email from staff where id = $1 and role = 'owner' and "disabledAt" is null`,
);

/** Where mails to an owner go; null when the account is closed or no longer an owner's. */
export async function ownerAddress(on: Queryable, owner: string): Promise<Mail['to'] | null> {
  const row = await OWNER.first(on, [owner]);
  if (!row) return null;
  return row.email === DEFAULT_EMAIL ? 'institute' : { address: row.email };
}
