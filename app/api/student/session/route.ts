import { requireLogIn } from '@/lib/accounts/bearer';
import { renewCookieCall } from '@/lib/accounts/calls';
import { sessionCookie } from '@/lib/accounts/session-cookie';
import { renewCookie } from '@/lib/accounts/sessions';
import { serve } from '@/lib/calls/serve';

/** Staff pages need a cookie too (D19). */
export const POST = serve(renewCookieCall, requireLogIn, async ({ who: { id, staffId } }) => {
  const { cookieId, maxAgeSeconds } = await renewCookie(id);
  return {
    data: { staff: staffId !== null },
    cookie: await sessionCookie(cookieId, maxAgeSeconds),
  };
});
