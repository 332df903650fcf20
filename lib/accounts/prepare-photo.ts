import 'server-only';
import type { PhotoSize, PictureShape } from '@/content/facts/person-photo';
import { ApiError } from '@/lib/calls/errors';
import {
  BUSY_RETRY_SECONDS,
  inWorker,
  isWorkersBusy,
  type Drawn,
} from '@/lib/platform/documents/worker-pool';

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
  return (await redrawn('photo', upload, { field, requester })).jpeg;
}

/**
 * Re-encodes an upload as upright sRGB WebP in the sizes of `content/facts/person-photo.ts`, a portrait cropped
 * at the sides and a page whole, without metadata.
 * @throws ApiError invalid_input, unavailable
 */
export function preparePicture(
  shape: PictureShape,
  upload: Uint8Array<ArrayBuffer>,
  field: string,
  requester: string,
): Promise<Record<PhotoSize, Uint8Array<ArrayBuffer>>> {
  return redrawn(shape, upload, { field, requester });
}

async function redrawn<Kind extends 'photo' | PictureShape>(
  kind: Kind,
  upload: Uint8Array<ArrayBuffer>,
  { field, requester }: { field: string; requester: string | null },
): Promise<Drawn<Kind>> {
  const made = await inWorker(kind, upload, requester).catch((error: unknown) => {
    throw isWorkersBusy(error) ? queueFull() : error;
  });
  if (!('refusal' in made)) return made as Drawn<Kind>;
  throw new ApiError('invalid_input', made.refusal, { fields: { [field]: made.refusal } });
}

function queueFull(): ApiError {
  return new ApiError(
    'unavailable',
    'Too many photos are being uploaded at once. Please try again in half a minute.',
    { retryAfterSeconds: BUSY_RETRY_SECONDS },
  );
}
