import { handler, readBody, success } from '@/lib/api';
import { requireOwner } from '@/lib/auth/staff';
import { createStaff } from '@/lib/data/staff-accounts';
import { newStaffSchema } from '@/lib/schemas/staff';

export const POST = handler(async (request) => {
  const owner = await requireOwner(request);
  return success(await createStaff(owner, await readBody(request, newStaffSchema)));
});
