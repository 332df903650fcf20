import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { BUSY_RETRY_SECONDS, inWorker, isWorkersBusy } from '@/lib/platform/documents/worker-pool';

/**
 * Re-encodes an upload as an upright sRGB JPEG of at most 600 pixels per side, without metadata.
 * @param field form field, for the error
 * @param requester the student's id or the address of the upload; null if unknown
 * @throws ApiError invalid_input, unavailable
 */
export async function preparePhoto(
  upload: Uint8Array<ArrayBuffer>,
  field: string,
  requester: string | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const made = await inWorker('photo', upload, requester).catch((error: unknown) => {
    throw isWorkersBusy(error) ? queueFull() : error;
  });
  if ('jpeg' in made) return made.jpeg;
  throw new ApiError('invalid_input', made.refusal, { fields: { [field]: made.refusal } });
}

function queueFull(): ApiError {
  return new ApiError(
    'unavailable',
    'Too many photos are being uploaded at once. Please try again in half a minute.',
    { retryAfterSeconds: BUSY_RETRY_SECONDS },
  );
}
