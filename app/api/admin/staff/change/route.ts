import { handler, readBody, success } from '@/lib/calls/handler';
import { changeStaff } from '@/lib/office/staff/staff-accounts';
import { requireOwner } from '@/lib/office/staff/staff-calls';
import { changedStaffSchema } from '@/lib/office/staff/staff-forms';

export const POST = handler(async (request) => {
  const owner = await requireOwner(request);
  await changeStaff(owner, await readBody(request, changedStaffSchema));
  return success();
});
