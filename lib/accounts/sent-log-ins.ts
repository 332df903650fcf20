import 'server-only';
import { bearerLogIn } from './bearer';
import { sessionCookiesOf } from './page-log-in';
import { cookieIdIn } from './session-cookie';
import { findByCookie } from './sessions';

/**
 * The log-ins a request carries, by token or by cookie: for logging out, the one call that takes
 * either (decision D19).
 */
export async function logInsOf(request: Request): Promise<string[]> {
  const byCookie = sessionCookiesOf(request).map(async (value) => {
    const cookieId = await cookieIdIn(value);
    return cookieId ? findByCookie(cookieId) : null;
  });
  const found = await Promise.all([bearerLogIn(request), ...byCookie]);
  return found.flatMap((logIn) => logIn?.id ?? []);
}
