import { handler, readBody, success } from '@/lib/calls/handler';
import { requireOwner } from '@/lib/office/staff/staff-calls';
import { refundSchema } from '@/lib/payments/desk/office-money';
import { askRefund } from '@/lib/payments/refunds/refunds';

export const POST = handler(async (request) => {
  const owner = await requireOwner(request);
  return success(await askRefund(owner, await readBody(request, refundSchema)));
});
