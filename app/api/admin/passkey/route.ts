import { logInSource } from '@/lib/accounts/log-in-request';
import { serveAnybody } from '@/lib/calls/serve';
import { beginPasskeyLogInCall } from '@/lib/staff/calls';
import { beginPasskeyLogIn } from '@/lib/staff/staff-log-ins';

export const POST = serveAnybody(beginPasskeyLogInCall, async ({ body, request, address }) => {
  const options = await beginPasskeyLogIn(body, await logInSource(request, address));
  return options && { ...options };
});
