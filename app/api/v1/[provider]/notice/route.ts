import { ApiError } from '@/lib/calls/errors';
import { readBytes, serveAnybody } from '@/lib/calls/serve';
import { takeNoticeCall } from '@/lib/payments/calls';
import { receiveNotice } from '@/lib/payments/notices';

/** The longest documented notice has a few thousand bytes. */
const LIMIT_BYTES = 256 * 1024;

export const POST = serveAnybody(takeNoticeCall, async ({ request }) => {
  const provider = new URL(request.url).pathname.split('/')[3] ?? '';
  const outcome = await receiveNotice(provider, request.headers, () =>
    readBytes(request, LIMIT_BYTES, 'That is more than a notice can be.'),
  );
  if (outcome === 'unknown provider') {
    throw new ApiError('not_found', 'No payment provider of this name is in use here.');
  }
  if (outcome === 'forged') {
    throw new ApiError('unauthorized', 'The signature does not belong to this notice.');
  }
});
