import { handler, readBody, success } from '@/lib/calls/handler';
import { correctStudent } from '@/lib/office/people/corrections';
import { studentCorrectionSchema } from '@/lib/office/people/person-forms';
import { requireStaff } from '@/lib/office/staff/access';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'people.change');
  return success(await correctStudent(staff, await readBody(request, studentCorrectionSchema)));
});
