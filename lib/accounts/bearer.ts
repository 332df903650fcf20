import 'server-only';
import type { Call } from '@/lib/calls/call';
import { ApiError } from '@/lib/calls/errors';
import { serve, type WorkOf } from '@/lib/calls/serve';
import { findByToken, type LogIn } from './sessions';

const LOG_IN_AGAIN = 'Please log in again.';

/**
 * The bearer token's log-in, or null. API calls ignore the cookie (D19).
 * @param unattended leaves the time at which the log-in ends as it is
 */
export async function bearerLogIn(
  request: Request,
  { unattended }: Pick<Call, 'unattended'> = {},
): Promise<LogIn | null> {
  const token = bearerToken(request);
  return token ? findByToken(token, unattended === true) : null;
}

export function bearerToken({ headers }: Request): string | null {
  return /^Bearer ([\w-]{20,100})$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

/** @throws ApiError unauthorized without a valid log-in */
export async function requireLogIn(request: Request): Promise<LogIn> {
  const logIn = await bearerLogIn(request);
  if (!logIn) throw new ApiError('unauthorized', LOG_IN_AGAIN);
  return logIn;
}

/** @throws ApiError unauthorized without a valid log-in of a student */
export async function requireStudent(request: Request): Promise<{ id: string; studentId: string }> {
  const { id, studentId } = await requireLogIn(request);
  if (!studentId) throw new ApiError('unauthorized', LOG_IN_AGAIN);
  return { id, studentId };
}

/** Route handler of a student call. */
export function serveStudent<C extends Call & { auth: 'student' }>(
  call: C,
  work: WorkOf<C, { id: string; studentId: string }>,
) {
  return serve(call, requireStudent, work);
}
