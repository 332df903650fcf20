import { handler, readBody, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { addNote } from '@/lib/data/notes';
import { noteSchema } from '@/lib/schemas/person-calls';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(await addNote(staff, await readBody(request, noteSchema)));
});
