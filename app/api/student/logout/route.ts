import { logInsOf } from '@/lib/accounts/sent-log-ins';
import { noSessionCookie } from '@/lib/accounts/session-cookie';
import { endSession } from '@/lib/accounts/sessions';
import { handler, success } from '@/lib/calls/handler';

/** Whoever asks is logged out afterwards, so there is nothing to refuse. */
export const POST = handler(async (request) => {
  await Promise.all((await logInsOf(request)).map(endSession));
  return success(undefined, { 'Set-Cookie': noSessionCookie });
});
