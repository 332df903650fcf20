import { handler, readBody, success } from '@/lib/calls/handler';
import { unlockSchema } from '@/lib/office/people/person-forms';
import { unlockStudent } from '@/lib/office/people/student-account';
import { requireStaff } from '@/lib/office/staff/access';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'people.change');
  return success(await unlockStudent(staff, await readBody(request, unlockSchema)));
});
