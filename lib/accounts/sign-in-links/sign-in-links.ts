import 'server-only';
import { forgetAttempts } from '@/lib/accounts/log-in-attempts';
import { startSession, type StartedLogIn } from '@/lib/accounts/sessions';
import { ApiError } from '@/lib/calls/errors';
import type { Queryable } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { insertJobs } from '@/lib/platform/jobs/queue';
import { defineLimit, type Limit } from '@/lib/platform/limits';
import { hashOf } from '@/lib/platform/random-token';
import { keyedHash } from '@/lib/platform/secrets';
import { statement } from '@/lib/platform/statement';
import { signInMailsQueue } from './sign-in-mails';

const perEmail = defineLimit({ name: 'link', points: 3, windowMs: 3_600_000 });
const perAddress = defineLimit({ name: 'link-from', points: 20, windowMs: 3_600_000 });

/**
 * Counts a sign-in link asked for: 3 an hour for one e-mail, 20 from one address. The table holds
 * keyed hashes of both.
 * @param address null when it is not known
 * @returns false when it is one too many
 */
async function mayAskForLink(email: string, address: string | null): Promise<boolean> {
  if (address !== null && (await isOneTooMany(perAddress, address))) return false;
  return !(await isOneTooMany(perEmail, email));
}

async function isOneTooMany(limit: Limit, about: string): Promise<boolean> {
  return (await limit.count(keyedHash(limit.name, about))) !== null;
}

/** The same statement whether or not there is such a student: a job is queued either way. */
const QUEUE = statement(
  'queue-sign-in-mail',
  {},
  insertJobs(
    signInMailsQueue,
    `jsonb_build_object('student', (select id from students where email = $1))`,
  ),
);

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
  if (await mayAskForLink(email, address)) await QUEUE.run(pool, [email]);
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

const DELETE_EXPIRED = statement(
  'delete-expired-links',
  {},
  'delete from sign_in_links where "expiresAt" < now()',
);

/** Deletes links that no longer log in. */
export async function deleteExpiredLinks(on: Queryable): Promise<void> {
  await DELETE_EXPIRED.run(on);
}
