import { logInAnswer, logInSource } from '@/lib/accounts/log-in-request';
import { serveAnybody } from '@/lib/calls/serve';
import { staffLogInCall } from '@/lib/staff/calls';
import { logInStaff } from '@/lib/staff/staff-log-ins';

export const POST = serveAnybody(staffLogInCall, async ({ body, request, address }) => {
  const from = await logInSource(request, address);
  return logInAnswer(await logInStaff(body, from), from);
});
