import { handler, readBody, success } from '@/lib/calls/handler';
import { eraseStudent } from '@/lib/office/people/erase-student';
import { eraseSchema } from '@/lib/office/people/person-calls';
import { requireOwner } from '@/lib/office/staff/staff-calls';

export const POST = handler(async (request) => {
  const owner = await requireOwner(request);
  return success(await eraseStudent(owner, await readBody(request, eraseSchema)));
});
