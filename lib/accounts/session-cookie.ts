import 'server-only';
import { cookieAttributes, cookieName, openCookie, sealCookie } from './sealed-cookie';

export const SESSION_COOKIE = cookieName('session');

/**
 * `Set-Cookie` for a log-in: a sealed token around `cookieId`. It is valid while the session's row
 * is.
 */
export async function sessionCookie(cookieId: string, maxAgeSeconds: number): Promise<string> {
  const value = await sealCookie('sessionCookie', { cookieId }, maxAgeSeconds);
  return `${SESSION_COOKIE}=${value}; Max-Age=${maxAgeSeconds}; ${cookieAttributes}`;
}

export const noSessionCookie = `${SESSION_COOKIE}=; Max-Age=0; ${cookieAttributes}`;

/** The cookie id; null if forged or expired. */
export async function cookieIdIn(value: string | undefined): Promise<string | null> {
  const content = await openCookie('sessionCookie', value);
  return typeof content?.cookieId === 'string' ? content.cookieId : null;
}
