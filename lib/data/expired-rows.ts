import 'server-only';
import type { Pool } from 'pg';
import { lifetimes } from '@/lib/auth/session-lifetimes';

const DELETE = `
  with links as (delete from sign_in_links where "expiresAt" < now()),
  attempts as (delete from log_in_attempts where at < now() - interval '30 days')
  delete from sessions
  where "createdAt" < now() - case when "staffId" is null then $1::float8 else $2::float8 end * interval '1 ms'
    or "lastSeenAt" < now() - case when "staffId" is null then $3::float8 else $4::float8 end * interval '1 ms'`;

/** Log-ins and links that are over, and failed tries that no limit counts any more. */
export async function deleteExpired(pool: Pool): Promise<void> {
  const { student, staff } = lifetimes;
  await pool.query(DELETE, [student.wholeMs, staff.wholeMs, student.idleMs, staff.idleMs]);
}
