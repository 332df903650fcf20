import { logInCall } from '@/lib/accounts/calls';
import { logInAnswer } from '@/lib/accounts/session-cookie';
import { logInStudent } from '@/lib/accounts/student-log-in';
import { serveAnybody } from '@/lib/calls/serve';

export const POST = serveAnybody(logInCall, async ({ body, address }) =>
  logInAnswer(await logInStudent(body, address)),
);
