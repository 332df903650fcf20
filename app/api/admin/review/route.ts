import { handler, readBody, success } from '@/lib/calls/handler';
import { requireOwner } from '@/lib/office/staff/staff-calls';
import { reviewSchema } from '@/lib/payments/desk/office-money';
import { reviewPayment } from '@/lib/payments/desk/review-payment';

export const POST = handler(async (request) => {
  const owner = await requireOwner(request);
  return success(await reviewPayment(owner, await readBody(request, reviewSchema)));
});
