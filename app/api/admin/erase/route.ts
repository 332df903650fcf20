import { handler, readBody, success } from '@/lib/api';
import { requireOwner } from '@/lib/auth/staff';
import { eraseStudent } from '@/lib/data/erase-student';
import { eraseSchema } from '@/lib/schemas/person-calls';

export const POST = handler(async (request) => {
  const owner = await requireOwner(request);
  return success(await eraseStudent(owner, await readBody(request, eraseSchema)));
});
