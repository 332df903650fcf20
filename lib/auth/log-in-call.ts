import 'server-only';
import { success } from '@/lib/api';
import type { StartedLogIn } from '@/lib/data/sessions';
import { sessionCookie } from './session-cookie';

/** `data` is the bearer token; the cookie beside it holds another value (decision D19). */
export async function logInAnswer(logIn: StartedLogIn): Promise<Response> {
  const { token, cookieId, maxAgeSeconds } = logIn;
  return success(token, { 'Set-Cookie': await sessionCookie(cookieId, maxAgeSeconds) });
}
