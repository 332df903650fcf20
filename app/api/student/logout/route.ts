import { bearerLogIn } from '@/lib/accounts/bearer';
import { cookieLogIns } from '@/lib/accounts/page-log-in';
import { noSessionCookie } from '@/lib/accounts/session-cookie';
import { endSession } from '@/lib/accounts/sessions';
import { handler, success } from '@/lib/calls/handler';

/** The one call that takes token and cookie alike (D19). It refuses nobody: the caller is logged out afterwards. */
export const POST = handler(async (request) => {
  const byToken = await bearerLogIn(request);
  const byCookie = await cookieLogIns(request);
  const logIns = byToken ? [byToken, ...byCookie] : byCookie;
  await Promise.all(logIns.map(({ id }) => endSession(id)));
  return success(undefined, { 'Set-Cookie': noSessionCookie });
});
