import 'server-only';
import { cookies } from 'next/headers';
import { logInWith } from './cookie-log-in';
import { SESSION_COOKIE } from './session-cookie';
import type { LogIn } from './sessions';

/** The log-in of a page request, by cookie only (D19). */
export async function pageLogIn(): Promise<LogIn | null> {
  return logInWith((await cookies()).get(SESSION_COOKIE)?.value);
}
