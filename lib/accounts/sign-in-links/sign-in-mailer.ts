import 'server-only';
import type { Pool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import type { JobQueue } from '@/lib/platform/jobs/job-queue';
import { reasonOf, withinLimit, type QueueWork } from '@/lib/platform/jobs/queue-worker';
import { log } from '@/lib/platform/log';
import type { Sender } from '@/lib/platform/mail/sender';
import { hashOf, newToken } from '@/lib/platform/random-token';
import { signInMails, WORTH_SENDING_MS } from './sign-in-mails-queue';

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
async function keepSignInLink(
  pool: Pool,
  studentId: string,
): Promise<{ email: string; token: string } | null> {
  const token = newToken();
  const { rows } = await pool.query<{ email: string }>(KEEP, [studentId, hashOf(token)]);
  return rows[0] ? { email: rows[0].email, token } : null;
}

const where = 'sign-in mailer';

/**
 * Sends the sign-in links students asked for. Every attempt makes a link of its own, so none is
 * written down before it is sent.
 */
export function mailingSignInLinks(
  { pool }: JobQueue,
  sender: Sender,
): QueueWork<{ student: string | null }> {
  return {
    queue: signInMails,
    where,
    work: async ({ id, data, createdOn }) => {
      if (!data.student) return;
      if (!sender.sendSignInLink || Date.now() - createdOn.getTime() > WORTH_SENDING_MS) {
        log.error({ where, job: id, hint: 'Given up: the link was not sent in time.' });
        return;
      }
      const kept = await keepSignInLink(pool, data.student);
      if (!kept) return;
      const link = `${env.SITE_URL}/student-login#link=${kept.token}`;
      await withinLimit(sender.sendSignInLink({ to: kept.email, link }));
    },
    report: ({ id, retryCount }, error) => {
      const facts = { where, job: id, attempt: retryCount + 1, reason: reasonOf(error) };
      log.warn({ ...facts, hint: 'It is tried again for ten minutes.' });
    },
  };
}
