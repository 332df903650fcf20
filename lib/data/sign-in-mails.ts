import 'server-only';
import { hashOf, newToken } from '@/lib/auth/random-token';
import type { Pool } from '@/lib/platform/database-connection';

const KEEP = `
  with student as (select id, email from students where id = $1),
  kept as (
    insert into sign_in_links ("tokenHash", "studentId", "expiresAt")
    select $2, id, now() + interval '10 minutes' from student
  )
  select email from student`;

/**
 * A way in for ten minutes. The token is returned and not kept, only its hash.
 * @returns null when the account has been deleted since
 */
export async function keepSignInLink(
  pool: Pool,
  studentId: string,
): Promise<{ email: string; token: string } | null> {
  const token = newToken();
  const { rows } = await pool.query<{ email: string }>(KEEP, [studentId, hashOf(token)]);
  return rows[0] ? { email: rows[0].email, token } : null;
}
