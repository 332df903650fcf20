import { handler, readBody, success } from '@/lib/calls/handler';
import { eraseStudent } from '@/lib/office/people/erase-student';
import { eraseSchema } from '@/lib/office/people/person-forms';
import { requireStaff } from '@/lib/office/staff/access';

export const POST = handler(async (request) => {
  const owner = await requireStaff(request, 'people.erase');
  return success(await eraseStudent(owner, await readBody(request, eraseSchema)));
});
