import { requireStudent } from '@/lib/accounts/bearer';
import { getCurrentUser } from '@/lib/accounts/students';
import { handler, success } from '@/lib/calls/handler';

export const GET = handler(async (request) => {
  const { studentId } = await requireStudent(request);
  return success(await getCurrentUser(studentId));
});
