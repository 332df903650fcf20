import { serveStudent } from '@/lib/accounts/bearer';
import { deviceName } from '@/lib/accounts/device-name';
import { startTest } from '@/lib/exam-room/attempts';
import { startTestCall } from '@/lib/exam-room/calls';

export const POST = serveStudent(startTestCall, ({ who, body, request }) =>
  startTest(who.studentId, body, deviceName(request.headers.get('user-agent'))),
);
