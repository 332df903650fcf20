import { ENTER_CORRECT_DETAILS, staffLogInSchema } from '@/lib/accounts/log-in';
import { logInAnswer } from '@/lib/accounts/session-cookie';
import { addressOf, answerWithFlag, handler, readBody } from '@/lib/calls/handler';
import { deviceName } from '@/lib/office/staff/device-name';
import { logInStaff } from '@/lib/office/staff/staff-log-ins';

export const POST = handler(
  answerWithFlag(async (request) => {
    const details = await readBody(request, staffLogInSchema, ENTER_CORRECT_DETAILS);
    const device = deviceName(request.headers.get('user-agent'));
    return logInAnswer(await logInStaff(details, { address: addressOf(request), device }));
  }),
);
