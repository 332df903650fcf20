import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IsoDay } from '@/content/day';
import { ApiError } from '@/lib/calls/errors';
import { lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction } from '@/lib/platform/db';
import { dateOf, dayOf } from '@/lib/site/days';
import { accountMark, knownDevice } from './devices';
import { ENTER_CORRECT_DETAILS } from './log-in';
import { countAttempt, forgetAttempt } from './log-in-attempts';
import { startSession, type EnteredLogIn, type LogInSource } from './sessions';

/** Dummy date, so that unknown e-mails take as long as known ones. */
const NO_DAY: IsoDay = '0000-00-00';

/**
 * Logs a student in by e-mail and date of birth. An unknown e-mail takes the same time and gets the same
 * error as a wrong date.
 * @throws ApiError invalid_input if they do not match, too_many_requests
 */
export async function logInStudent(
  { email, dateofbirth }: { email: string; dateofbirth: IsoDay },
  from: LogInSource,
): Promise<EnteredLogIn> {
  const student = await db.student.findFirst({
    where: { email },
    select: { id: true, dateofbirth: true, emailVerifiedAt: true, devicesForgottenAt: true },
  });
  const mark = student && studentMark({ ...student, dateofbirth: dayOf(student.dateofbirth) });
  const device = knownDevice(from.device, mark);
  const { address } = from;
  const attempt = await countAttempt({ by: 'student', email, address, dateofbirth, device });
  const isRight = isSame(dateofbirth, student ? dayOf(student.dateofbirth) : NO_DAY);
  if (!student || !isRight || mark === null) throw wrongDetails();
  const started = await inTransaction(async (tx) => {
    // The account may have been corrected or erased just now.
    await lockRow(tx, 'students', student.id);
    const unchanged = { id: student.id, email, dateofbirth: dateOf(dateofbirth) };
    if ((await tx.db.student.count({ where: unchanged })) === 0) throw wrongDetails();
    return startSession({ studentId: student.id }, { from, client: tx });
  });
  await forgetAttempt(attempt);
  return { ...started, mark };
}

interface MarkedStudent {
  id: string;
  dateofbirth: IsoDay;
  emailVerifiedAt: Date | null;
  devicesForgottenAt: Date | null;
}

/** Changes with the date of birth, and when the account is handed over to its owner. */
export function studentMark(student: MarkedStudent): string {
  const { id, dateofbirth, emailVerifiedAt, devicesForgottenAt } = student;
  const parts = [id, dateofbirth, emailVerifiedAt?.toISOString() ?? ''];
  // Left out while it is empty, so that devices known to earlier versions stay known.
  if (devicesForgottenAt) parts.push(devicesForgottenAt.toISOString());
  return accountMark('student', ...parts);
}

function wrongDetails(): ApiError {
  return new ApiError('invalid_input', ENTER_CORRECT_DETAILS);
}

/** Constant-time comparison. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
