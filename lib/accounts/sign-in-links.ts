import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import type { Queryable } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { insertJobs } from '@/lib/platform/jobs/queue';
import { defineLimit, type Limit } from '@/lib/platform/limits';
import { hashOf } from '@/lib/platform/random-token';
import { keyedHash } from '@/lib/platform/secrets';
import { statement } from '@/lib/platform/statement';
import { forgetAttempts } from './log-in-attempts';
import { startSession, type StartedLogIn } from './sessions';
import { signInMailsQueue } from './sign-in-mails';

const perEmail = defineLimit({ name: 'link', points: 3, windowMs: 3_600_000 });
const perAddress = defineLimit({ name: 'link-from', points: 20, windowMs: 3_600_000 });

/**
 * Counts a link request: 3 an hour per e-mail, 20 per address, stored as keyed hashes.
 * @param address null if unknown
 * @returns false above a limit
 */
async function mayRequestLink(email: string, address: string | null): Promise<boolean> {
  if (address !== null && (await isOverLimit(perAddress, address))) return false;
  return !(await isOverLimit(perEmail, email));
}

async function isOverLimit(limit: Limit, key: string): Promise<boolean> {
  return (await limit.count(keyedHash('counters', limit.name, key))) !== null;
}

/** Also queues a job for unknown e-mails, so that both cases take the same time. */
const QUEUE = statement(
  'queue-sign-in-mail',
  {},
  insertJobs(
    signInMailsQueue,
    `jsonb_build_object('student', (select id from students where email = $1))`,
  ),
);

/** Runs first, to wait for a concurrent correction of the student, which ends links and log-ins. */
const LOCK_STUDENT = statement(
  'lock-student-of-link',
  { id: 'uuid' },
  `select students.id from students join sign_in_links on "studentId" = students.id
  where "tokenHash" = $1 for share of students`,
);

/**
 * One statement, so that only one of two concurrent uses succeeds. Also deletes the student's other links.
 */
const REDEEM = statement(
  'redeem-sign-in-link',
  { id: 'uuid', email: 'text' },
  `with used as (
    delete from sign_in_links where "tokenHash" = $1 and "expiresAt" > now() returning "studentId"
  ), others as (
    delete from sign_in_links using used
    where sign_in_links."studentId" = used."studentId" and "tokenHash" <> $1
  )
  select id, email from students join used on id = used."studentId"`,
);

/**
 * Sends a sign-in link to the student with this e-mail. The caller cannot tell whether the account exists or
 * a limit is reached.
 */
export async function requestSignInLink(email: string, address: string | null): Promise<void> {
  if (await mayRequestLink(email, address)) await QUEUE.run(pool, [email]);
}

/**
 * Logs in with a link's single-use token and deletes failed log-in attempts.
 * @throws ApiError unauthorized if the token is used, expired or unknown
 */
export async function logInByLink(token: string): Promise<StartedLogIn> {
  const tokenHash = hashOf(token);
  const { email, started } = await inTransaction(async (tx) => {
    await LOCK_STUDENT.run(tx, [tokenHash]);
    const student = await REDEEM.first(tx, [tokenHash]);
    if (!student) {
      throw new ApiError(
        'unauthorized',
        'This link has been used or is over. Press "Can\'t log in?" to get a new one.',
      );
    }
    const started = await startSession({ studentId: student.id }, { client: tx });
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

/** Deletes expired links. */
export async function deleteExpiredLinks(on: Queryable): Promise<void> {
  await DELETE_EXPIRED.run(on);
}

interface Settings {
  SITE_URL: string;
  SMTP_URL?: string | undefined;
  EMAIL_SERVICE_URL?: string | undefined;
}

/**
 * Whether sign-in links are delivered. The e-mail service's template is for leads only; without a mail
 * service, mails are written to local files.
 */
export function areSignInLinksSent({ SITE_URL, SMTP_URL, EMAIL_SERVICE_URL }: Settings = env) {
  if (SMTP_URL) return true;
  const { hostname } = new URL(SITE_URL);
  return !EMAIL_SERVICE_URL && ['localhost', '127.0.0.1'].includes(hostname);
}
