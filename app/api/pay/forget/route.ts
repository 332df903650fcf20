import { serveAnybody } from '@/lib/calls/serve';
import { forgetPayerCall } from '@/lib/payments/payer-links/calls';
import { forgetPayer } from '@/lib/payments/payer-links/payer-links';
import { countPaymentCall } from '@/lib/payments/start-payment';

export const POST = serveAnybody(forgetPayerCall, async ({ body, address }) => {
  await countPaymentCall(address);
  return forgetPayer(body.payment, body.token);
});
