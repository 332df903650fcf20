import { handler, readBody, success } from '@/lib/calls/handler';
import { requireStaff } from '@/lib/office/staff/access';
import { changeStaff } from '@/lib/office/staff/staff-accounts';
import { changedStaffSchema } from '@/lib/office/staff/staff-forms';

export const POST = handler(async (request) => {
  const owner = await requireStaff(request, 'staff.manage');
  await changeStaff(owner, await readBody(request, changedStaffSchema));
  return success();
});
