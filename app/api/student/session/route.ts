import { requireLogIn } from '@/lib/accounts/bearer';
import { sessionCookie } from '@/lib/accounts/session-cookie';
import { renewCookie } from '@/lib/accounts/sessions';
import { handler, success } from '@/lib/calls/handler';

/** A cookie for whoever has the token only, staff too: their page needs one as well (decision D19). */
export const POST = handler(async (request) => {
  const { id, staffId } = await requireLogIn(request);
  const { cookieId, maxAgeSeconds } = await renewCookie(id);
  return success(
    { staff: staffId !== null },
    { 'Set-Cookie': await sessionCookie(cookieId, maxAgeSeconds) },
  );
});
