import { serveStudent } from '@/lib/accounts/bearer';
import { challengeKeyCall } from '@/lib/exam-room/calls';
import { challengeKey } from '@/lib/exam-room/key-challenges';

export const POST = serveStudent(challengeKeyCall, ({ who, body }) =>
  challengeKey(who.studentId, body),
);
