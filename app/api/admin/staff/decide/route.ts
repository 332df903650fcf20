import { handler, readBody, success } from '@/lib/calls/handler';
import { requireOwner } from '@/lib/office/staff/staff-calls';
import { decideStaff } from '@/lib/office/staff/staff-decisions';
import { staffDecisionSchema } from '@/lib/office/staff/staff-forms';

export const POST = handler(async (request) => {
  const owner = await requireOwner(request);
  return success(await decideStaff(owner, await readBody(request, staffDecisionSchema)));
});
