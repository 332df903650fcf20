import { bearerLogIn } from '@/lib/accounts/bearer';
import { logOutCall } from '@/lib/accounts/calls';
import { cookieLogIns } from '@/lib/accounts/cookie-log-in';
import { noSessionCookie } from '@/lib/accounts/session-cookie';
import { endSession } from '@/lib/accounts/sessions';
import { serveAnybody } from '@/lib/calls/serve';

/** Accepts token or cookie (D19). Never refuses: the caller is logged out afterwards. */
export const POST = serveAnybody(logOutCall, async ({ request }) => {
  const byToken = await bearerLogIn(request);
  const byCookie = await cookieLogIns(request);
  const logIns = byToken ? [byToken, ...byCookie] : byCookie;
  await Promise.all(logIns.map(({ id }) => endSession(id)));
  return { cookie: noSessionCookie };
});
