import 'server-only';
import type { IsoDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { readChoice, withChoice } from '@/content/catalogue/plan-choice';
import { retention } from '@/content/pages/retention';
import { ApiError } from '@/lib/calls/errors';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { databaseTime, lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction } from '@/lib/platform/db';
import { queueJob } from '@/lib/platform/jobs/queue';
import { defineLimit } from '@/lib/platform/limits';
import { hashOf } from '@/lib/platform/random-token';
import { keyedHash } from '@/lib/platform/secrets';
import { dateOf, dayOf } from '@/lib/site/days';
import { handOver } from './hand-over';
import { defineLinkLimits } from './link-limits';
import { forgetAttempts } from './log-in-attempts';
import { startSession, type EnteredLogIn, type LogInSource } from './sessions';
import { signInMailsQueue } from './sign-in-mails';
import { studentMark } from './student-log-in';

const [lifeMinutes] = retention.signInLinks.period;
const linkLimits = defineLinkLimits('link', lifeMinutes * 60_000);

/** Sign-ups of a hostel must not use up the links that its students ask for. */
const newPerAddress = defineLimit({ name: 'confirm-from', points: 60, windowMs: 3_600_000 });

interface LinkRequest {
  email: string;
  /** The chosen plan or item, to which the link leads; anything unknown is dropped. */
  plan?: string;
  item?: string;
  page?: string;
}

const logInAt = (query: Omit<LinkRequest, 'email'>) =>
  withChoice('/student-login', readChoice({ ...query }));

/**
 * Sends a sign-in link to the student with this e-mail. The caller cannot tell whether the account exists or
 * a limit is reached.
 */
export async function requestSignInLink(
  { email, ...query }: LinkRequest,
  address: string | null,
): Promise<void> {
  if (await linkLimits.mayRequest(email, address))
    await queueLink(email, { isNew: false, logInAt: logInAt(query) });
}

/** Also queues a job for unknown e-mails, so that both cases take the same time. */
function queueLink(email: string, job: { isNew: boolean; logInAt: string }): Promise<void> {
  return inTransaction(async (tx) => {
    const student = await tx.db.student.findFirst({ where: { email }, select: { id: true } });
    await queueJob(tx, signInMailsQueue, { student: student?.id ?? null, ...job });
  });
}

/** Sends a link that confirms the e-mail of a new account: 60 an hour per address of the visitor. */
export async function sendConfirmLink(
  { email, ...query }: LinkRequest,
  address: string | null,
): Promise<void> {
  if (
    address !== null &&
    (await newPerAddress.count(keyedHash('counters', newPerAddress.name, address))) !== null
  )
    return;
  await queueLink(email, { isNew: true, logInAt: logInAt(query) });
}

const DATE_NEEDED = 'Enter your date of birth again to confirm your account.';

const perDate = defineLimit({ name: 'link-born', points: 5, windowMs: 86_400_000 });

/** Limits the dates tried through a link: an e-mail alone does not prove who the student is. */
async function countDates(tokenHash: string): Promise<void> {
  const link = await db.signInLink.findFirst({
    where: { tokenHash, student: { emailVerifiedAt: null, bornAtOffice: true } },
    select: { studentId: true },
  });
  const wait = link && (await perDate.count(link.studentId));
  if (wait === null) return;
  const message = `Too many tries. Call us on ${institute.phones[0].printed} to log in.`;
  throw new ApiError('too_many_requests', message, { retryAfterSeconds: wait });
}

function otherDate(): ApiError {
  const message = `Our office has another date of birth. Correct yours, or call us on ${institute.phones[0].printed}.`;
  return new ApiError('invalid_input', message, { fields: { dateofbirth: message } });
}

/** The student of a valid link, locked first: a concurrent correction ends links and log-ins. */
async function lockStudentOf(tx: Transaction, tokenHash: string) {
  const link = await tx.db.signInLink.findFirst({
    where: { tokenHash, expiresAt: { gt: await databaseTime(tx) } },
    select: { studentId: true },
  });
  if (!link || !(await lockRow(tx, 'students', link.studentId))) return null;
  return tx.db.student.findUniqueOrThrow({
    where: { id: link.studentId },
    select: {
      id: true,
      email: true,
      dateofbirth: true,
      bornAtOffice: true,
      emailVerifiedAt: true,
    },
  });
}

/**
 * Logs in with a link's single-use token and deletes failed log-in attempts. The first use verifies the
 * e-mail: it needs the date of birth, and ends all access of an earlier sign-up (`handOver`).
 * @throws ApiError unauthorized if the token is used, expired or unknown; invalid_input (`dateofbirth`) if
 * the date is needed and missing, or differs from the office's: then the link stays valid; too_many_requests
 */
export async function logInByLink(
  { token, dateofbirth }: { token: string; dateofbirth?: IsoDay | undefined },
  from: LogInSource,
): Promise<EnteredLogIn> {
  const tokenHash = hashOf(token);
  if (dateofbirth) await countDates(tokenHash);
  const { email, ...entered } = await inTransaction(async (tx) => {
    const locked = await lockStudentOf(tx, tokenHash);
    if (locked && !locked.emailVerifiedAt && !dateofbirth) {
      throw new ApiError('invalid_input', DATE_NEEDED, { fields: { dateofbirth: DATE_NEEDED } });
    }
    const isOtherDate = locked && dayOf(locked.dateofbirth) !== dateofbirth;
    if (isOtherDate && locked.bornAtOffice && !locked.emailVerifiedAt) throw otherDate();
    // Of two concurrent uses, only one deletes the link.
    const used = await tx.db.signInLink.deleteMany({ where: { tokenHash } });
    if (!locked || used.count === 0) {
      throw new ApiError(
        'unauthorized',
        'This link has been used or has expired. Press "Can\'t log in?" to get a new one.',
      );
    }
    const { id: studentId, email } = locked;
    await tx.db.signInLink.deleteMany({ where: { studentId } });
    if (!locked.emailVerifiedAt && dateofbirth) {
      // Somebody else may have typed the date at sign-up, so it is replaced.
      const data = { emailVerifiedAt: new Date(), dateofbirth: dateOf(dateofbirth) };
      await tx.db.student.updateMany({ where: { id: studentId }, data });
      await handOver(tx, studentId);
    }
    const student = await tx.db.student.findUniqueOrThrow({
      where: { id: studentId },
      select: { id: true, dateofbirth: true, emailVerifiedAt: true, devicesForgottenAt: true },
    });
    const started = await startSession({ studentId }, { from, client: tx });
    const mark = studentMark({ ...student, dateofbirth: dayOf(student.dateofbirth) });
    return { ...started, email, mark };
  });
  await forgetAttempts('student', email);
  return entered;
}

/** Deletes expired links. */
export async function deleteExpiredLinks(on: Queryable): Promise<void> {
  await db.signInLink.deleteMany({ where: { expiresAt: { lt: await databaseTime(on) } } });
}
