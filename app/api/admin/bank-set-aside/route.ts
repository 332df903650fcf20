import { handler, readBody, success } from '@/lib/calls/handler';
import { requireStaff } from '@/lib/office/staff/access';
import { setLineAside } from '@/lib/payments/bank/bank-lines';
import { bankSetAsideSchema } from '@/lib/payments/bank/bank-statement';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'bank.match');
  return success(await setLineAside(staff, await readBody(request, bankSetAsideSchema)));
});
