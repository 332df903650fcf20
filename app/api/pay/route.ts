import { serveAnybody } from '@/lib/calls/serve';
import { addressForCaller } from '@/lib/payments/gateways/gateways';
import { payByLinkCall } from '@/lib/payments/payer-links/calls';
import { payByLink } from '@/lib/payments/payer-links/pay-by-link';

export const POST = serveAnybody(payByLinkCall, async ({ body, request, address }) => {
  const { url } = await payByLink(body, address);
  const answer = { success: true, url: addressForCaller(request, url) };
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
});
