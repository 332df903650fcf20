import { handler, readBody, success } from '@/lib/calls/handler';
import { requireStaff } from '@/lib/office/staff/access';
import { refundSchema } from '@/lib/payments/desk/office-money';
import { askRefund } from '@/lib/payments/refunds/refunds';

export const POST = handler(async (request) => {
  const owner = await requireStaff(request, 'payments.refund');
  return success(await askRefund(owner, await readBody(request, refundSchema)));
});
