import { handler, readBody, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { changeLead } from '@/lib/data/change-lead';
import { leadChangeSchema } from '@/lib/schemas/lead-change';

const LOOK = 'Not saved yet. Please look at what is marked.';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(await changeLead(staff, await readBody(request, leadChangeSchema, LOOK)));
});
