import { logInAnswer } from '@/lib/accounts/session-cookie';
import { serveAnybody } from '@/lib/calls/serve';
import { staffLogInCall } from '@/lib/office/staff/calls';
import { deviceName } from '@/lib/office/staff/device-name';
import { logInStaff } from '@/lib/office/staff/staff-log-ins';

export const POST = serveAnybody(staffLogInCall, async ({ body, request, address }) => {
  const device = deviceName(request.headers.get('user-agent'));
  return logInAnswer(await logInStaff(body, { address, device }));
});
