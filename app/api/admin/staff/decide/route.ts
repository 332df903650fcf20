import { handler, readBody, success } from '@/lib/calls/handler';
import { requireStaff } from '@/lib/office/staff/access';
import { decideStaff } from '@/lib/office/staff/staff-accounts';
import { staffDecisionSchema } from '@/lib/office/staff/staff-forms';

export const POST = handler(async (request) => {
  const owner = await requireStaff(request, 'staff.manage');
  return success(await decideStaff(owner, await readBody(request, staffDecisionSchema)));
});
