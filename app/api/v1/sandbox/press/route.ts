import { serveAnybody } from '@/lib/calls/serve';
import { pressOnSandboxCall } from '@/lib/payments/calls';
import { pageAfterPress } from '@/lib/payments/gateways/sandbox/press-sandbox';

export const POST = serveAnybody(pressOnSandboxCall, async ({ body }) => {
  const headers = { Location: await pageAfterPress(body), 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
});
