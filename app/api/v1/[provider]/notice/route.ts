import { ApiError } from '@/lib/calls/errors';
import { readBytes, serveAnybody } from '@/lib/calls/serve';
import { takeWebhookCall } from '@/lib/payments/calls';
import { receiveWebhook } from '@/lib/payments/webhooks';

/** The longest documented webhook has a few thousand bytes. */
const LIMIT_BYTES = 256 * 1024;

export const POST = serveAnybody(takeWebhookCall, async ({ request }) => {
  const provider = new URL(request.url).pathname.split('/')[3] ?? '';
  const outcome = await receiveWebhook(provider, request.headers, () =>
    readBytes(request, LIMIT_BYTES, 'That is more than a webhook can be.'),
  );
  if (outcome === 'unknown provider') {
    throw new ApiError('not_found', 'No payment provider of this name is in use here.');
  }
  if (outcome === 'forged') {
    throw new ApiError('unauthorized', 'The signature does not belong to this webhook.');
  }
});
