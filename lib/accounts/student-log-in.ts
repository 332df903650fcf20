import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IsoDay } from '@/content/day';
import { ApiError } from '@/lib/calls/errors';
import { db, inTransaction } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import { dayOf } from '@/lib/site/days';
import { ENTER_CORRECT_DETAILS } from './log-in';
import { countAttempt, forgiveAttempt } from './log-in-attempts';
import { startSession, type StartedLogIn } from './sessions';

/** Dummy date, so that unknown e-mails take as long as known ones. */
const NO_DAY: IsoDay = '0000-00-00';

/** Rechecks under a lock, in case the account was just corrected or erased. */
const LOCK_UNCHANGED = statement(
  'lock-student-to-log-in',
  { id: 'uuid' },
  'select id from students where id = $1 and email = $2 and dateofbirth = $3::date for share',
);

/**
 * Logs a student in by e-mail and date of birth. An unknown e-mail takes the same time and gets the same
 * error as a wrong date.
 * @throws ApiError invalid_input if they do not match, too_many_requests
 */
export async function logInStudent(
  { email, dateofbirth }: { email: string; dateofbirth: IsoDay },
  address: string | null,
): Promise<StartedLogIn> {
  const attempt = await countAttempt({ by: 'student', email, address, dateofbirth });
  const student = await db.student.findUnique({
    where: { email },
    select: { id: true, dateofbirth: true },
  });
  const isRight = isSame(dateofbirth, student ? dayOf(student.dateofbirth) : NO_DAY);
  if (!student || !isRight) throw wrongDetails();
  const started = await inTransaction(async (tx) => {
    if (!(await LOCK_UNCHANGED.first(tx, [student.id, email, dateofbirth]))) throw wrongDetails();
    return startSession({ studentId: student.id }, { client: tx });
  });
  await forgiveAttempt(attempt);
  return started;
}

function wrongDetails(): ApiError {
  return new ApiError('invalid_input', ENTER_CORRECT_DETAILS);
}

/** Constant-time comparison. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
