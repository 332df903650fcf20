import 'server-only';
import { cookies } from 'next/headers';
import { cookieIdIn, SESSION_COOKIE } from './session-cookie';
import { findByCookie, type LogIn } from './sessions';

/** Who a page is drawn for, by the cookie and nothing else (decision D19). */
export async function pageLogIn(): Promise<LogIn | null> {
  const cookieId = await cookieIdIn((await cookies()).get(SESSION_COOKIE)?.value);
  return cookieId ? findByCookie(cookieId) : null;
}

/** Who a download is for: by the cookie, as `pageLogIn` has it for pages. */
export async function cookieLogIn(request: Request): Promise<LogIn | null> {
  const [value] = sessionCookiesOf(request);
  const cookieId = await cookieIdIn(value);
  return cookieId ? findByCookie(cookieId) : null;
}

/** What a request carries under the name of our cookie, which may be more than one. */
export function sessionCookiesOf(request: Request): string[] {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const start = `${SESSION_COOKIE}=`;
  return pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length));
}
