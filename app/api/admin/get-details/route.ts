import { addressOf, answerWithFlag, handler, readBody } from '@/lib/api';
import { deviceName } from '@/lib/auth/device-name';
import { logInAnswer } from '@/lib/auth/log-in-call';
import { logInStaff } from '@/lib/data/staff-log-in';
import { ENTER_CORRECT_DETAILS, staffLogInSchema } from '@/lib/schemas/log-in';

export const POST = handler(
  answerWithFlag(async (request) => {
    const details = await readBody(request, staffLogInSchema, ENTER_CORRECT_DETAILS);
    const device = deviceName(request.headers.get('user-agent'));
    return logInAnswer(await logInStaff(details, { address: addressOf(request), device }));
  }),
);
