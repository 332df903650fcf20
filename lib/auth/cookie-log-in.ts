import 'server-only';
import { findByCookie, type LogIn } from '@/lib/data/sessions';
import { sessionCookiesOf } from './cookies-sent';
import { cookieIdIn } from './session-cookie';

/** Who a download is for: by the cookie, as `pageLogIn` has it for pages. */
export async function cookieLogIn(request: Request): Promise<LogIn | null> {
  const [value] = sessionCookiesOf(request);
  const cookieId = await cookieIdIn(value);
  return cookieId ? findByCookie(cookieId) : null;
}
