import { handler, readBody, success } from '@/lib/calls/handler';
import { changeLead } from '@/lib/leads/change-lead';
import { leadChangeSchema } from '@/lib/leads/office-forms';
import { requireStaff } from '@/lib/office/staff/access';

const LOOK = 'Not saved yet. Please look at what is marked.';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'leads.change');
  return success(await changeLead(staff, await readBody(request, leadChangeSchema, LOOK)));
});
