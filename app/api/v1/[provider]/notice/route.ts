import { ApiError } from '@/lib/calls/errors';
import { handler, success } from '@/lib/calls/handler';
import { readBytes } from '@/lib/calls/read-bytes';
import { receiveNotice } from '@/lib/payments/notices';

/** The longest that is documented has a few thousand bytes. */
const LIMIT_BYTES = 256 * 1024;

export const POST = handler(async (request) => {
  const provider = new URL(request.url).pathname.split('/')[3] ?? '';
  const outcome = await receiveNotice(provider, request.headers, () =>
    readBytes(request, LIMIT_BYTES),
  );
  if (outcome === 'unknown provider') {
    throw new ApiError('not_found', 'No payment provider of this name is in use here.');
  }
  if (outcome === 'forged') {
    throw new ApiError('unauthorized', 'The signature does not belong to this notice.');
  }
  return success();
});
