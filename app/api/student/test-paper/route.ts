import { serveStudent } from '@/lib/accounts/bearer';
import { openTest } from '@/lib/exam-room/attempts';
import { testPaperCall } from '@/lib/exam-room/calls';

export const GET = serveStudent(testPaperCall, ({ who, request }) =>
  openTest(who.studentId, new URL(request.url).searchParams.get('paper') ?? ''),
);
