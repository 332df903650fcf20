import { handler, readBody, success } from '@/lib/api';
import { requireOwner } from '@/lib/auth/staff';
import { reviewPayment } from '@/lib/data/review-payment';
import { reviewSchema } from '@/lib/schemas/office-money';

export const POST = handler(async (request) => {
  const owner = await requireOwner(request);
  return success(await reviewPayment(owner, await readBody(request, reviewSchema)));
});
