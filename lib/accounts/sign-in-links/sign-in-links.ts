import 'server-only';
import { forgetAttempts } from '@/lib/accounts/log-in-attempts';
import { startSession, type StartedLogIn } from '@/lib/accounts/sessions';
import { ApiError } from '@/lib/calls/errors';
import { inTransaction, pool } from '@/lib/platform/db';
import { count, isOver, type Limit } from '@/lib/platform/limits';
import { hashOf } from '@/lib/platform/random-token';
import { keyedHash } from '@/lib/platform/secrets';
import { signInMails } from './sign-in-mails-queue';

const inAnHour = (name: string, points: number): Limit => ({ name, points, windowMs: 3_600_000 });

const perEmail = inAnHour('link', 3);
const perAddress = inAnHour('link-from', 20);

/**
 * Counts a sign-in link asked for: 3 an hour for one e-mail, 20 from one address. The table holds
 * keyed hashes of both.
 * @param address null when nothing in front of us knows it
 * @returns false when it is one too many
 */
async function mayAskForLink(email: string, address: string | null): Promise<boolean> {
  if (address !== null && (await isOneTooMany(perAddress, address))) return false;
  return !(await isOneTooMany(perEmail, email));
}

async function isOneTooMany(limit: Limit, about: string): Promise<boolean> {
  return isOver(limit, await count(limit, keyedHash(limit.name, about)));
}

/** The same statement whether or not there is such a student: a job is queued either way. */
const QUEUE = `
  insert into pgboss.job
    (name, data, retry_limit, retry_delay, retry_backoff, expire_in, keep_until, policy)
  select name, jsonb_build_object('student', (select id from students where email = $2)),
    retry_limit, retry_delay, retry_backoff, expire_seconds * interval '1 second',
    now() + retention_minutes * interval '1 minute', policy
  from pgboss.queue where name = $1`;

/** First, so that a correction in the same moment, which ends links and log-ins, is waited for. */
const HOLD = `
  select students.id from students join sign_in_links on "studentId" = students.id
  where "tokenHash" = $1 for share of students`;

/** One statement, so that of two uses at once one finds it. With it go the student's other links. */
const REDEEM = `
  with used as (
    delete from sign_in_links where "tokenHash" = $1 and "expiresAt" > now() returning "studentId"
  ), others as (
    delete from sign_in_links using used
    where sign_in_links."studentId" = used."studentId" and "tokenHash" <> $1
  )
  select id, email from students join used on id = used."studentId"`;

/**
 * Has a sign-in link sent to whoever has an account under this e-mail. Nothing tells the caller
 * whether there is one, nor whether it was asked for too often.
 */
export async function askForSignInLink(email: string, address: string | null): Promise<void> {
  if (await mayAskForLink(email, address)) await pool.query(QUEUE, [signInMails, email]);
}

/**
 * Logs in with the token of a link, which is then used up. Failed tries of others no longer count.
 * @throws ApiError unauthorized when it was used, is over, or never was one
 */
export async function logInByLink(token: string): Promise<StartedLogIn> {
  const hash = [hashOf(token)];
  const { email, started } = await inTransaction(async (client) => {
    await client.query(HOLD, hash);
    const { rows } = await client.query<{ id: string; email: string }>(REDEEM, hash);
    const [student] = rows;
    if (!student) {
      throw new ApiError(
        'unauthorized',
        'This link has been used or is over. Press "Can\'t log in?" to get a new one.',
      );
    }
    const started = await startSession({ studentId: student.id }, { client });
    return { email: student.email, started };
  });
  await forgetAttempts('student', email);
  return started;
}
