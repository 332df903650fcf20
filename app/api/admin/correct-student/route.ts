import { handler, readBody, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { correctStudent } from '@/lib/data/corrections';
import { studentCorrectionSchema } from '@/lib/schemas/correction';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(await correctStudent(staff, await readBody(request, studentCorrectionSchema)));
});
