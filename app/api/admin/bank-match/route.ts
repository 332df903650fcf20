import { handler, readBody, success } from '@/lib/calls/handler';
import { requireStaff } from '@/lib/office/staff/access';
import { matchLine } from '@/lib/payments/bank/bank-lines';
import { bankMatchSchema } from '@/lib/payments/bank/bank-statement';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'bank.match');
  return success(await matchLine(staff, await readBody(request, bankMatchSchema)));
});
