import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { env } from '@/lib/platform/env';
import { sessionSecret } from '@/lib/platform/secrets';
import type { StartedLogIn } from './sessions';

const overTls = env.SITE_URL.startsWith('https:');

/** `__Host-` makes browsers refuse it from another host, another path or without TLS. */
export const SESSION_COOKIE = overTls ? '__Host-session' : 'session';

const attributes = `Path=/; HttpOnly; SameSite=Lax${overTls ? '; Secure' : ''}`;

/**
 * `Set-Cookie` for a log-in. The cookie is a next-auth token around `cookieId`; it ends with the
 * browser, and counts only while the session's row says so.
 */
export async function sessionCookie(cookieId: string, maxAgeSeconds: number): Promise<string> {
  const value = await encode({
    token: { cookieId },
    secret: sessionSecret(),
    maxAge: maxAgeSeconds,
  });
  return `${SESSION_COOKIE}=${value}; Max-Age=${maxAgeSeconds}; ${attributes}`;
}

/** `Set-Cookie` that deletes the cookie. */
export const noSessionCookie = `${SESSION_COOKIE}=; Max-Age=0; ${attributes}`;

/** The cookie id inside; null for a value that is forged or expired. */
export async function cookieIdIn(value: string | undefined): Promise<string | null> {
  if (!value) return null;
  try {
    const token = await decode({ token: value, secret: sessionSecret() });
    return typeof token?.cookieId === 'string' ? token.cookieId : null;
  } catch {
    return null;
  }
}

/** What a log-in answers: `data` is the bearer token; the cookie beside it holds another value (D19). */
export async function logInAnswer(logIn: StartedLogIn): Promise<{ data: string; cookie: string }> {
  const { token, cookieId, maxAgeSeconds } = logIn;
  return { data: token, cookie: await sessionCookie(cookieId, maxAgeSeconds) };
}
