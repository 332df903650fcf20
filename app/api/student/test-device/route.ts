import { serveStudent } from '@/lib/accounts/bearer';
import { deviceName } from '@/lib/accounts/device-name';
import { holdTest } from '@/lib/exam-room/attempts';
import { holdTestCall } from '@/lib/exam-room/calls';

export const POST = serveStudent(holdTestCall, ({ who, body, request }) =>
  holdTest(who.studentId, body, deviceName(request.headers.get('user-agent'))),
);
