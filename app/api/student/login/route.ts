import { logInCall } from '@/lib/accounts/calls';
import { logInAnswer, logInSource } from '@/lib/accounts/log-in-request';
import { logInStudent } from '@/lib/accounts/student-log-in';
import { serveAnybody } from '@/lib/calls/serve';

export const POST = serveAnybody(logInCall, async ({ body, request, address }) => {
  const from = await logInSource(request, address);
  return logInAnswer(await logInStudent(body, from), from);
});
