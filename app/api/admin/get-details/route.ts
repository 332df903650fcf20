import { addressOf, allowOnly, answerWithFlag, handler, readBody } from '@/lib/api';
import { logInAnswer } from '@/lib/auth/log-in-call';
import { logInStaff } from '@/lib/data/staff';
import { ENTER_CORRECT_DETAILS, staffLogInSchema } from '@/lib/schemas/log-in';

export const POST = handler(
  answerWithFlag(async (request) => {
    const details = await readBody(request, staffLogInSchema, ENTER_CORRECT_DETAILS);
    return logInAnswer(await logInStaff(details, addressOf(request)));
  }),
);

export const GET = allowOnly('POST');
