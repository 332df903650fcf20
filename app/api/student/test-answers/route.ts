import { serveStudent } from '@/lib/accounts/bearer';
import { storeAnswers } from '@/lib/exam-room/answers';
import { storeTestAnswersCall } from '@/lib/exam-room/calls';

export const POST = serveStudent(storeTestAnswersCall, ({ who, body }) =>
  storeAnswers(who.studentId, body),
);
