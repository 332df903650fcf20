import 'server-only';
import { cookieIdIn } from './session-cookie';
import { SESSION_COOKIE } from './session-options';
import { findByCookie, type LogIn } from './sessions';

/** The values of all cookies of this name; a request can carry several. */
export function cookieValues(request: Request, name: string): string[] {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const start = `${name}=`;
  return pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length));
}

/** The log-in of a download, by cookie. */
export async function cookieLogIn(request: Request): Promise<LogIn | null> {
  const [value] = cookieValues(request, SESSION_COOKIE);
  return logInWith(value);
}

/** Log-ins of all session cookies of a request, which can carry several of the same name. */
export async function cookieLogIns(request: Request): Promise<LogIn[]> {
  const found = await Promise.all(cookieValues(request, SESSION_COOKIE).map(logInWith));
  return found.filter((logIn) => logIn !== null);
}

/** @returns null when the value of the cookie is forged, or its log-in has ended */
async function logInWith(cookie: string | undefined): Promise<LogIn | null> {
  const cookieId = await cookieIdIn(cookie);
  return cookieId ? findByCookie(cookieId) : null;
}
