import { handler, readBody, success } from '@/lib/calls/handler';
import { unlockSchema } from '@/lib/office/people/person-calls';
import { unlockStudent } from '@/lib/office/people/student-acts';
import { requireStaff } from '@/lib/office/staff/access';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'people.change');
  return success(await unlockStudent(staff, await readBody(request, unlockSchema)));
});
