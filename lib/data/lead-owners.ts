import 'server-only';
import type { LeadOwner } from '@/lib/leads/listed-lead';
import { pool } from '@/lib/platform/db';
import { nameOf } from './lead-rows';

/** Everybody who works here and can follow up leads, by name. */
export async function leadOwners(_staff: { staffId: string }): Promise<LeadOwner[]> {
  const { rows } = await pool.query<LeadOwner>(
    `select s.id, ${nameOf('s')} as name from staff s where s."disabledAt" is null order by name, s.id`,
  );
  return rows;
}
