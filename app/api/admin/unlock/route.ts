import { handler, readBody, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { unlockStudent } from '@/lib/data/student-acts';
import { unlockSchema } from '@/lib/schemas/person-calls';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(await unlockStudent(staff, await readBody(request, unlockSchema)));
});
