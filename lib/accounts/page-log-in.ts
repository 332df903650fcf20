import 'server-only';
import { getServerSession } from 'next-auth';
import { sessionOptions } from './session-options';
import type { LogIn } from './sessions';

/**
 * The log-in of a page request, by cookie only (D19). No page writes a cookie.
 * @throws the error of reading the session's row
 */
export async function pageLogIn(): Promise<LogIn | null> {
  const session = await getServerSession(sessionOptions);
  if (session?.failure) throw session.failure;
  return session?.logIn ?? null;
}
