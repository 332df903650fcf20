import { addressOf, answerWithFlag, handler, readBody } from '@/lib/api';
import { logInAnswer } from '@/lib/auth/log-in-call';
import { logInStudent } from '@/lib/data/student-log-in';
import { ENTER_CORRECT_DETAILS, logInSchema } from '@/lib/schemas/log-in';

export const POST = handler(
  answerWithFlag(async (request) => {
    const details = await readBody(request, logInSchema, ENTER_CORRECT_DETAILS);
    return logInAnswer(await logInStudent(details, addressOf(request)));
  }),
);
