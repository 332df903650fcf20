import { handler, readBody, success } from '@/lib/calls/handler';
import { addNote } from '@/lib/leads/notes';
import { noteSchema } from '@/lib/leads/office-forms';
import { requireStaff } from '@/lib/office/staff/staff-calls';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(await addNote(staff, await readBody(request, noteSchema)));
});
