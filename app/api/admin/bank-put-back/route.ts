import { handler, readBody, success } from '@/lib/calls/handler';
import { requireStaff } from '@/lib/office/staff/access';
import { putLineBack } from '@/lib/payments/bank/bank-lines';
import { bankPutBackSchema } from '@/lib/payments/bank/bank-statement';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'bank.match');
  return success(await putLineBack(staff, await readBody(request, bankPutBackSchema)));
});
