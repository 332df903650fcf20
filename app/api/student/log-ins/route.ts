import { serveStudent } from '@/lib/accounts/bearer';
import { endStudentLogInsCall } from '@/lib/accounts/calls';
import { endStudentLogIns } from '@/lib/accounts/sessions';

export const POST = serveStudent(endStudentLogInsCall, async ({ who, body }) => {
  const { id, studentId } = who;
  const which = body.logIn ? { one: body.logIn } : { but: id };
  return { ended: await endStudentLogIns({ studentId, ...which }) };
});
