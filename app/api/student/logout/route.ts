import { handler, success } from '@/lib/api';
import { logInsOf } from '@/lib/auth/log-ins-of';
import { noSessionCookie } from '@/lib/auth/session-cookie';
import { endSession } from '@/lib/data/sessions';

/** Whoever asks is logged out afterwards, so there is nothing to refuse. */
export const POST = handler(async (request) => {
  await Promise.all((await logInsOf(request)).map(endSession));
  return success(undefined, { 'Set-Cookie': noSessionCookie });
});
