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

/** Whether someone who works here is the owner, who alone gives money back and decides what is unclear. */
export async function isOwner({ staffId }: { staffId: string }): Promise<boolean> {
  const staff = await db.staff.findUnique({ where: { id: staffId }, select: { role: true } });
  return staff?.role === 'owner';
}
