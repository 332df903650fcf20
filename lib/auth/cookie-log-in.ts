import 'server-only';
import { findByCookie, type LogIn } from '@/lib/data/sessions';
import { cookieIdIn, SESSION_COOKIE } from './session-cookie';

/** Who a download is for: by the cookie, as `pageLogIn` has it for pages. */
export async function cookieLogIn(request: Request): Promise<LogIn | null> {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const start = `${SESSION_COOKIE}=`;
  const cookieId = await cookieIdIn(
    pairs.find((pair) => pair.startsWith(start))?.slice(start.length),
  );
  return cookieId ? findByCookie(cookieId) : null;
}
