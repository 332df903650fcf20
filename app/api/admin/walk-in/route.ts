import { handler, readBody, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { addWalkIn } from '@/lib/data/add-walk-in';
import { walkInSchema } from '@/lib/schemas/walk-in';

const LOOK = 'Not saved yet. Please look at what is marked.';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(await addWalkIn(staff, await readBody(request, walkInSchema, LOOK)));
});
