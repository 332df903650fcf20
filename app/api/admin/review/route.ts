import { handler, readBody, success } from '@/lib/calls/handler';
import { requireStaff } from '@/lib/office/staff/access';
import { reviewSchema } from '@/lib/payments/desk/office-money';
import { reviewPayment } from '@/lib/payments/desk/review-payment';

export const POST = handler(async (request) => {
  const owner = await requireStaff(request, 'payments.review');
  return success(await reviewPayment(owner, await readBody(request, reviewSchema)));
});
