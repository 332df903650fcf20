import { handler, readBody, success } from '@/lib/calls/handler';
import { createStaff } from '@/lib/office/staff/staff-accounts';
import { requireOwner } from '@/lib/office/staff/staff-calls';
import { newStaffSchema } from '@/lib/office/staff/staff-forms';

export const POST = handler(async (request) => {
  const owner = await requireOwner(request);
  return success(await createStaff(owner, await readBody(request, newStaffSchema)));
});
