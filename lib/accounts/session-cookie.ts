import 'server-only';
import { cookieAttributes } from './sealed-cookie';
import { SESSION_COOKIE, sessionOptions } from './session-options';

/** `Set-Cookie` for a log-in: a sealed token around `cookieId`. */
export async function sessionCookie(cookieId: string, maxAgeSeconds: number): Promise<string> {
  const { secret, jwt } = sessionOptions;
  const value = await jwt.encode({ token: { cookieId }, secret, maxAge: maxAgeSeconds });
  return `${SESSION_COOKIE}=${value}; Max-Age=${maxAgeSeconds}; ${cookieAttributes}`;
}

export const noSessionCookie = `${SESSION_COOKIE}=; Max-Age=0; ${cookieAttributes}`;

/** The cookie id; null if forged or expired. */
export async function cookieIdIn(value: string | undefined): Promise<string | null> {
  const { secret, jwt } = sessionOptions;
  return (await jwt.decode({ token: value, secret }))?.cookieId ?? null;
}
