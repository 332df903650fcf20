import { handler, readBody, success } from '@/lib/calls/handler';
import { requireStaff } from '@/lib/office/staff/access';
import { bankTextSchema } from '@/lib/payments/bank/bank-statement';
import { previewStatement } from '@/lib/payments/bank/import-statement';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'bank.match');
  return success(await previewStatement(staff, (await readBody(request, bankTextSchema)).text));
});
