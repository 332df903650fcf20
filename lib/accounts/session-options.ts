import 'server-only';
import type { AuthOptions } from 'next-auth';
import { log, logFailure } from '@/lib/platform/log';
import { newToken } from '@/lib/platform/random-token';
import { keysFor } from '@/lib/platform/secrets';
import { cookieName, cookieOptions, openCookie, sealCookie } from './sealed-cookie';
import { findByCookie, lifetimes, type LogIn } from './sessions';

/** Log-in of the session's row; `failure` is the error of reading it. */
interface ReadRow {
  logIn?: LogIn | null;
  failure?: unknown;
}

declare module 'next-auth/jwt' {
  interface JWT extends ReadRow {
    cookieId?: string;
  }
}

declare module 'next-auth' {
  interface Session extends ReadRow {}
}

export const SESSION_COOKIE = cookieName('session');

/**
 * next-auth as the session layer (D46): pages ask `getServerSession(sessionOptions)`, the log-in calls
 * seal the cookie with its `encode`. The calls of the contract are the only way to log in (D19), so the
 * routes of next-auth are not mounted.
 */
export const sessionOptions = {
  providers: [],
  get secret() {
    return keysFor('sessionCookie')[0].toString('base64url');
  },
  useSecureCookies: cookieOptions.secure,
  cookies: {
    sessionToken: { name: SESSION_COOKIE, options: cookieOptions },
    // A random name, because next-auth answers 500 to a cookie with a bad address.
    callbackUrl: { name: newToken(), options: cookieOptions },
  },
  session: { strategy: 'jwt', maxAge: lifetimes.student.wholeMs / 1000 },
  jwt: {
    /** Valid while the row of the session is. */
    encode: ({ token, maxAge = 0 }) =>
      sealCookie('sessionCookie', { cookieId: token?.cookieId }, maxAge),
    /** Null if forged, expired, or made for another site. */
    decode: ({ token }) => openCookie('sessionCookie', token),
  },
  callbacks: {
    jwt: async ({ token }) => ({ ...token, ...(await readRow(token.cookieId)) }),
    session: ({ session, token: { logIn, failure } }) => ({ ...session, logIn, failure }),
  },
  logger: {
    // A forged or expired cookie: the visitor is not logged in.
    error: (code, details) => {
      if (code !== 'JWT_SESSION_ERROR') logFailure('next-auth', details);
    },
    warn: (code) => log.warn({ where: 'next-auth', code }),
  },
} satisfies AuthOptions;

/** Returns errors as a value, because next-auth takes a thrown one for a bad cookie. */
async function readRow(cookieId: string | undefined): Promise<ReadRow> {
  if (!cookieId) return { logIn: null };
  return findByCookie(cookieId).then(
    (logIn) => ({ logIn }),
    (failure: unknown) => ({ failure }),
  );
}
