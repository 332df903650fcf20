import { handler, success } from '@/lib/api';
import { requireStudent } from '@/lib/auth/bearer';
import { getCurrentUser } from '@/lib/data/current-user';

export const GET = handler(async (request) => {
  const { studentId } = await requireStudent(request);
  return success(await getCurrentUser(studentId));
});
