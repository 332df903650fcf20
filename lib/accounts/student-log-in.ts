import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IsoDay } from '@/content/day';
import { ApiError } from '@/lib/calls/errors';
import { db, inTransaction } from '@/lib/platform/db';
import { dayOf } from '@/lib/site/days';
import { ENTER_CORRECT_DETAILS } from './log-in';
import { countAttempt, forgiveAttempt } from './log-in-attempts';
import { startSession, type StartedLogIn } from './sessions';

/** Nobody was born on it. */
const NO_DAY: IsoDay = '0000-00-00';

/** Corrected or erased in the same moment, they let nobody in. */
const STILL = `
  select 1 from students where id = $1 and email = $2 and dateofbirth = $3::date for share`;

/**
 * Logs a student in by e-mail and date of birth. An e-mail without account costs the same work and
 * gets the same answer as a wrong date.
 * @throws ApiError invalid_input when they do not fit, too_many_requests
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
  const right = same(dateofbirth, student ? dayOf(student.dateofbirth) : NO_DAY);
  if (!student || !right) throw wrong();
  const started = await inTransaction(async (client) => {
    const { rowCount } = await client.query(STILL, [student.id, email, dateofbirth]);
    if (rowCount === 0) throw wrong();
    return startSession({ studentId: student.id }, { client });
  });
  await forgiveAttempt(attempt);
  return started;
}

function wrong(): ApiError {
  return new ApiError('invalid_input', ENTER_CORRECT_DETAILS);
}

/** In a time that does not depend on where they differ. */
function same(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
