import { handler, readBody, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { putLineBack } from '@/lib/data/bank-lines';
import { bankPutBackSchema } from '@/lib/schemas/bank-statement';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(await putLineBack(staff, await readBody(request, bankPutBackSchema)));
});
