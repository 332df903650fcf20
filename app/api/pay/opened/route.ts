import { serveAnybody } from '@/lib/calls/serve';
import { openedPayerLinkCall } from '@/lib/payments/payer-links/calls';
import { linkOver } from '@/lib/payments/payer-links/pay-by-link';
import { noteOpened } from '@/lib/payments/payer-links/payer-links';
import { countPaymentCall } from '@/lib/payments/start-payment';

export const POST = serveAnybody(openedPayerLinkCall, async ({ body, address }) => {
  await countPaymentCall(address);
  if (!(await noteOpened(body.token))) throw linkOver();
  return { noted: true as const };
});
