import { handler, success } from '@/lib/api';
import { requireStudent } from '@/lib/auth/bearer';
import { listRegistrations } from '@/lib/data/registrations';

/** The body names a student too, and is not even read: the token says who is asking (decision D20). */
export const POST = handler(async (request) => {
  const { studentId } = await requireStudent(request);
  return success(await listRegistrations(studentId));
});
