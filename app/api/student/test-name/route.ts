import { serveStudent } from '@/lib/accounts/bearer';
import { nameInBest } from '@/lib/exam-room/best-of-day';
import { nameInBestCall } from '@/lib/exam-room/calls';

export const POST = serveStudent(nameInBestCall, ({ who, body }) =>
  nameInBest(who.studentId, body),
);
