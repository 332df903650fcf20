import { ENTER_CORRECT_DETAILS, logInSchema } from '@/lib/accounts/log-in';
import { logInAnswer } from '@/lib/accounts/session-cookie';
import { logInStudent } from '@/lib/accounts/student-log-in';
import { addressOf, answerWithFlag, handler, readBody } from '@/lib/calls/handler';

export const POST = handler(
  answerWithFlag(async (request) => {
    const details = await readBody(request, logInSchema, ENTER_CORRECT_DETAILS);
    return logInAnswer(await logInStudent(details, addressOf(request)));
  }),
);
