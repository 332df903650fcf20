import { handler, readBody, success } from '@/lib/calls/handler';
import { requireStaff } from '@/lib/office/staff/staff-calls';
import { setLineAside } from '@/lib/payments/bank/bank-lines';
import { bankSetAsideSchema } from '@/lib/payments/bank/bank-statement';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(await setLineAside(staff, await readBody(request, bankSetAsideSchema)));
});
