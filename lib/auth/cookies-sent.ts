import 'server-only';
import { SESSION_COOKIE } from './session-cookie';

/** What a request carries under the name of our cookie, which may be more than one. */
export function sessionCookiesOf(request: Request): string[] {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const start = `${SESSION_COOKIE}=`;
  return pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length));
}
