import { ApiError } from '@/lib/calls/errors';
import { serveAnybody } from '@/lib/calls/serve';
import { paymentStandingCall } from '@/lib/payments/calls';
import { paymentState } from '@/lib/payments/payment-state';

/** The status of a payment, polled by the page that waits for it. */
export const GET = serveAnybody(paymentStandingCall, async ({ request }) => {
  const id = new URL(request.url).searchParams.get('payment') ?? '';
  const payment = await paymentState(id);
  if (!payment) throw new ApiError('not_found', 'This payment no longer exists.');
  return { standing: payment.standing };
});
