import { handler, readBody, success } from '@/lib/calls/handler';
import { addNote } from '@/lib/leads/notes';
import { noteSchema } from '@/lib/leads/office-forms';
import { requireStaff } from '@/lib/office/staff/access';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'people.change');
  return success(await addNote(staff, await readBody(request, noteSchema)));
});
