import { handler, readBody, success } from '@/lib/api';
import { requireOwner } from '@/lib/auth/staff';
import { changeStaff } from '@/lib/data/staff-accounts';
import { changedStaffSchema } from '@/lib/schemas/staff';

export const POST = handler(async (request) => {
  const owner = await requireOwner(request);
  await changeStaff(owner, await readBody(request, changedStaffSchema));
  return success();
});
