import { handler, readBody, success } from '@/lib/calls/handler';
import { requireStaff } from '@/lib/office/staff/access';
import { createStaff } from '@/lib/office/staff/staff-accounts';
import { newStaffSchema } from '@/lib/office/staff/staff-forms';

export const POST = handler(async (request) => {
  const owner = await requireStaff(request, 'staff.manage');
  return success(await createStaff(owner, await readBody(request, newStaffSchema)));
});
