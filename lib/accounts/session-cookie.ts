import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { env } from '@/lib/platform/env';
import { keysFor } from '@/lib/platform/secrets';
import type { StartedLogIn } from './sessions';

const overTls = env.SITE_URL.startsWith('https:');

/** With `__Host-`, browsers reject the cookie from another host or path, or without TLS. */
export const SESSION_COOKIE = overTls ? '__Host-session' : 'session';

const attributes = `Path=/; HttpOnly; SameSite=Lax${overTls ? '; Secure' : ''}`;

/**
 * `Set-Cookie` for a log-in: a next-auth token around `cookieId`. It is a browser-session cookie, valid while
 * the session's row is.
 */
export async function sessionCookie(cookieId: string, maxAgeSeconds: number): Promise<string> {
  const value = await encode({
    token: { cookieId },
    secret: keysFor('sessionCookie')[0].toString('base64url'),
    maxAge: maxAgeSeconds,
  });
  return `${SESSION_COOKIE}=${value}; Max-Age=${maxAgeSeconds}; ${attributes}`;
}

export const noSessionCookie = `${SESSION_COOKIE}=; Max-Age=0; ${attributes}`;

/** The cookie id; null if forged or expired. */
export async function cookieIdIn(value: string | undefined): Promise<string | null> {
  if (!value) return null;
  for (const key of keysFor('sessionCookie')) {
    try {
      const token = await decode({ token: value, secret: key.toString('base64url') });
      if (typeof token?.cookieId === 'string') return token.cookieId;
    } catch {
      // Made with another of the keys, or forged.
    }
  }
  return null;
}

/** Log-in response: `data` is the bearer token; the cookie holds another value (D19). */
export async function logInAnswer(logIn: StartedLogIn): Promise<{ data: string; cookie: string }> {
  const { token, cookieId, maxAgeSeconds } = logIn;
  return { data: token, cookie: await sessionCookie(cookieId, maxAgeSeconds) };
}
