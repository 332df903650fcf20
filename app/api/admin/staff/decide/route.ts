import { handler, readBody, success } from '@/lib/api';
import { requireOwner } from '@/lib/auth/staff';
import { decideStaff } from '@/lib/data/staff-decisions';
import { staffDecisionSchema } from '@/lib/schemas/staff';

export const POST = handler(async (request) => {
  const owner = await requireOwner(request);
  return success(await decideStaff(owner, await readBody(request, staffDecisionSchema)));
});
