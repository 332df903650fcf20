import 'server-only';
import { lifetimes } from '@/lib/auth/session-lifetimes';
import type { Pool } from '@/lib/platform/database-connection';

const DELETE = `
  with links as (delete from sign_in_links where "expiresAt" < now()),
  attempts as (delete from log_in_attempts where at < now() - interval '30 days'),
  notices as (delete from gateway_notices where "processedAt" < now() - interval '90 days')
  delete from sessions
  where "createdAt" < now() - case when "staffId" is null then $1::float8 else $2::float8 end * interval '1 ms'
    or "lastSeenAt" < now() - case when "staffId" is null then $3::float8 else $4::float8 end * interval '1 ms'`;

/**
 * Log-ins and links that are over, failed tries that no limit counts any more, and what gateways wrote
 * long ago, which names people: what came of it is in the history of the payment.
 */
export async function deleteExpired(pool: Pool): Promise<void> {
  const { student, staff } = lifetimes;
  await pool.query(DELETE, [student.wholeMs, staff.wholeMs, student.idleMs, staff.idleMs]);
}
