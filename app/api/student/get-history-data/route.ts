import { requireStudent } from '@/lib/accounts/bearer';
import { handler, success } from '@/lib/calls/handler';
import { listRegistrations } from '@/lib/enrolment/registrations';

/** The body names a student too, and is not even read: the token says who is asking (decision D20). */
export const POST = handler(async (request) => {
  const { studentId } = await requireStudent(request);
  return success(await listRegistrations(studentId));
});
