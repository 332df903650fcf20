import 'server-only';
import { isPassword } from '@/lib/auth/password';
import { db } from '@/lib/db';
import { ApiError } from '@/lib/errors';
import { ENTER_CORRECT_DETAILS } from '@/lib/schemas/log-in';
import { countAttempt, forgiveAttempt } from './log-in-attempts';
import { startSession, type StartedLogIn } from './sessions';

/**
 * Logs someone who works here in. An e-mail without account costs the same work and gets the same
 * answer as a wrong password.
 * @throws ApiError invalid_input when they do not fit, too_many_requests
 */
export async function logInStaff(
  { email, password }: { email: string; password: string },
  address: string | null,
): Promise<StartedLogIn> {
  const attempt = await countAttempt({ by: 'staff', email, address });
  const staff = await db.staff.findUnique({
    where: { email },
    select: { id: true, passwordHash: true },
  });
  const right = await isPassword(password, staff?.passwordHash ?? null);
  if (!staff || !right) throw new ApiError('invalid_input', ENTER_CORRECT_DETAILS);
  await forgiveAttempt(attempt);
  return startSession({ staffId: staff.id });
}

/** Someone who works here, logged in. Functions of lib/data that touch private rows take one. */
export interface StaffPerson {
  staffId: string;
  /** The log-in. */
  sessionId: string;
  email: string;
  /** '' until somebody has said. */
  name: string;
  role: 'owner' | 'counsellor';
}

/** Who a log-in belongs to; null for a student's, and when the account has been closed since. */
export async function staffOf(logIn: {
  id: string;
  staffId: string | null;
}): Promise<StaffPerson | null> {
  if (!logIn.staffId) return null;
  const staff = await db.staff.findFirst({
    where: { id: logIn.staffId, disabledAt: null },
    select: { id: true, email: true, name: true, role: true },
  });
  if (!staff) return null;
  const { id: staffId, ...person } = staff;
  return { staffId, sessionId: logIn.id, ...person };
}
