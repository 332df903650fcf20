import { handler, success } from '@/lib/api';
import { paymentState } from '@/lib/data/payment-state';
import { ApiError } from '@/lib/errors';

/** Where a payment stands, in one word, for the page that waits for it. */
export const GET = handler(async (request) => {
  const id = new URL(request.url).searchParams.get('payment') ?? '';
  const payment = await paymentState(id);
  if (!payment) throw new ApiError('not_found', 'There is no such payment.');
  return success({ standing: payment.standing });
});
