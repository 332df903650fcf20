import 'server-only';
import { success } from '@/lib/api';
import type { StartedLogIn } from '@/lib/data/sessions';
import { CLIENT_ADDRESS_HEADER } from '@/lib/server/client-address';
import { sessionCookie } from './session-cookie';

/** `data` is the bearer token; the cookie beside it holds another value (decision D19). */
export async function logInAnswer(logIn: StartedLogIn): Promise<Response> {
  const { token, cookieId, maxAgeSeconds } = logIn;
  return success(token, { 'Set-Cookie': await sessionCookie(cookieId, maxAgeSeconds) });
}

/** Where a call came from, or null when nothing in front of us knows it. */
export function addressOf(request: Request): string | null {
  return request.headers.get(CLIENT_ADDRESS_HEADER);
}
