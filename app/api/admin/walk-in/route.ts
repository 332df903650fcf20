import { handler, readBody, success } from '@/lib/calls/handler';
import { addWalkIn } from '@/lib/leads/add-walk-in';
import { walkInSchema } from '@/lib/leads/office-forms';
import { requireStaff } from '@/lib/office/staff/access';

const LOOK = 'Not saved yet. Please look at what is marked.';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'leads.change');
  return success(await addWalkIn(staff, await readBody(request, walkInSchema, LOOK)));
});
