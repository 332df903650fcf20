import { handler, readBody, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { setLineAside } from '@/lib/data/bank-lines';
import { bankSetAsideSchema } from '@/lib/schemas/bank-statement';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(await setLineAside(staff, await readBody(request, bankSetAsideSchema)));
});
