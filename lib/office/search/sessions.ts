import 'server-only';
import type { StaffPerson } from '@/lib/office/staff/access';
import { pool } from '@/lib/platform/db';

/** From one to the next by the index, without reading the registrations between them. */
const SESSIONS = `
  with recursive one as (
    (select session from registrations order by session desc limit 1)
    union all
    select (select session from registrations where session < one.session order by session desc limit 1)
    from one where one.session is not null
  )
  select session from one where session is not null limit 30`;

/** The academic sessions that there are registrations of, newest first. */
export async function sessionsThere(_staff: StaffPerson): Promise<string[]> {
  const { rows } = await pool.query<{ session: string }>(SESSIONS);
  return rows.map(({ session }) => session);
}
