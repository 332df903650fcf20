import 'server-only';
import type { IsoDay } from '@/content/day';
import { ApiError } from '@/lib/calls/errors';
import type { Queryable } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { insertJobs } from '@/lib/platform/jobs/queue';
import { defineLimit, type Limit } from '@/lib/platform/limits';
import { hashOf } from '@/lib/platform/random-token';
import { keyedHash } from '@/lib/platform/secrets';
import { narrow, statement } from '@/lib/platform/statement';
import { forgetAttempts } from './log-in-attempts';
import { endStudentLogIns, startSession, type EnteredLogIn, type LogInSource } from './sessions';
import { signInMailsQueue } from './sign-in-mails';
import { studentMark } from './student-log-in';

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

/** Sign-ups of a hostel must not use up the links that its students ask for. */
const newPerAddress = defineLimit({ name: 'confirm-from', points: 60, windowMs: 3_600_000 });

/** Also queues a job for unknown e-mails, so that both cases take the same time. */
const QUEUE = statement(
  'queue-sign-in-mail',
  {},
  insertJobs(
    signInMailsQueue,
    `jsonb_build_object('student', (select id from students where email = $1), 'isNew', $2::bool)`,
  ),
);

/** Runs first, to wait for a concurrent correction of the student, which ends links and log-ins. */
const LOCK_STUDENT = statement(
  'lock-student-of-link',
  { isVerified: 'bool' },
  `select "emailVerifiedAt" is not null as "isVerified"
  from students join sign_in_links on "studentId" = students.id
  where "tokenHash" = $1 and "expiresAt" > now() for no key update of students`,
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

/** The date that was typed at sign-up may be by somebody else, so it is replaced. */
const VERIFY = statement(
  'verify-student-email',
  {},
  `update students set "emailVerifiedAt" = now(), dateofbirth = $2::date where id = $1`,
);

const VERIFIED = statement(
  'verified-student',
  { dateofbirth: narrow<IsoDay>('text'), emailVerifiedAt: 'timestamptz?' },
  `select to_char(dateofbirth, 'YYYY-MM-DD') as dateofbirth, "emailVerifiedAt"
   from students where id = $1`,
);

/**
 * Sends a sign-in link to the student with this e-mail. The caller cannot tell whether the account exists or
 * a limit is reached.
 */
export async function requestSignInLink(email: string, address: string | null): Promise<void> {
  if (await mayRequestLink(email, address)) await QUEUE.run(pool, [email, false]);
}

/** Sends a link that confirms the e-mail of a new account: 60 an hour per address of the visitor. */
export async function sendConfirmLink(email: string, address: string | null): Promise<void> {
  if (address !== null && (await isOverLimit(newPerAddress, address))) return;
  await QUEUE.run(pool, [email, true]);
}

const DATE_NEEDED = 'Enter your date of birth again to confirm your account.';

/**
 * Logs in with a link's single-use token and deletes failed log-in attempts. The first use shows who
 * owns the e-mail: it needs the date of birth, and ends all log-ins of whoever signed up.
 * @throws ApiError unauthorized if the token is used, expired or unknown; invalid_input
 * (`dateofbirth`) if the date is needed and missing: then the link stays valid
 */
export async function logInByLink(
  { token, dateofbirth }: { token: string; dateofbirth?: IsoDay | undefined },
  from: LogInSource,
): Promise<EnteredLogIn> {
  const tokenHash = hashOf(token);
  const { email, ...entered } = await inTransaction(async (tx) => {
    const locked = await LOCK_STUDENT.first(tx, [tokenHash]);
    if (locked && !locked.isVerified && !dateofbirth) {
      throw new ApiError('invalid_input', DATE_NEEDED, { fields: { dateofbirth: DATE_NEEDED } });
    }
    const student = await REDEEM.first(tx, [tokenHash]);
    if (!locked || !student) {
      throw new ApiError(
        'unauthorized',
        'This link has been used or has expired. Press "Can\'t log in?" to get a new one.',
      );
    }
    const { id: studentId, email } = student;
    if (!locked.isVerified) {
      await VERIFY.run(tx, [studentId, dateofbirth]);
      await endStudentLogIns({ studentId }, tx);
    }
    const verified = await VERIFIED.first(tx, [studentId]);
    if (!verified) throw new Error('A locked student is missing.');
    const started = await startSession({ studentId }, { from, client: tx });
    return { ...started, email, mark: studentMark({ id: studentId, ...verified }) };
  });
  await forgetAttempts('student', email);
  return entered;
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
