import { handler, readBody, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { matchLine } from '@/lib/data/bank-lines';
import { bankMatchSchema } from '@/lib/schemas/bank-statement';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(await matchLine(staff, await readBody(request, bankMatchSchema)));
});
