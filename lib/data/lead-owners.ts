import 'server-only';
import type { LeadOwner } from '@/lib/leads/listed-lead';
import type { Queryable } from '@/lib/platform/database-connection';
import { pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import { nameOf } from './lead-rows';

const OWNERS = statement(
  'lead-owners',
  { id: 'uuid', name: 'text' },
  `select s.id, ${nameOf('s')} as name from staff s where s."disabledAt" is null order by name, s.id`,
);

const OWNER = statement(
  'lead-owner',
  { id: 'uuid' },
  'select id from staff where id = $1 and "disabledAt" is null',
);

/** Everybody who works here and can follow up leads, by name. */
export async function leadOwners(_staff: { staffId: string }): Promise<LeadOwner[]> {
  return OWNERS.rows(pool);
}

/** Only somebody who works here follows up a lead. */
export async function canOwnLeads(on: Queryable, staffId: string): Promise<boolean> {
  return (await OWNER.first(on, [staffId])) !== null;
}
