import { serveStudent } from '@/lib/accounts/bearer';
import { submitTest } from '@/lib/exam-room/attempts';
import { submitTestCall } from '@/lib/exam-room/calls';

export const POST = serveStudent(submitTestCall, ({ who, body }) =>
  submitTest(who.studentId, body),
);
