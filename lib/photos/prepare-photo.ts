import 'server-only';
import sharp from 'sharp';
import { ApiError } from '@/lib/errors';
import { whyNoPhoto } from './photo-kind';
import { inTurn } from './photo-queue';

const LONGER_SIDE_PIXELS = 600;
const MOST_PIXELS = 25_000_000;
const LONGEST_SECONDS = 5;

// Of all that libvips can open, only what a photo may be: the other readers have had the holes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

/**
 * Makes of an upload the picture we keep: a JPEG in sRGB, upright, at most 600 pixels on its longer
 * side, without anything else that was in the file.
 * @param field what the upload is called in the form, for the refusal
 * @throws ApiError invalid_input with a sentence that says what to do; unavailable
 */
export async function preparePhoto(
  upload: Uint8Array<ArrayBuffer>,
  field: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const refusal = whyNoPhoto(upload);
  if (refusal) throw refused(field, refusal);
  return inTurn(async () => {
    try {
      return await reencode(upload);
    } catch (error) {
      throw refused(field, sentenceFor(error));
    }
  });
}

async function reencode(upload: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(upload, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' });
  const jpeg = await picture
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .resize({
      width: LONGER_SIDE_PIXELS,
      height: LONGER_SIDE_PIXELS,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer();
  return new Uint8Array(jpeg);
}

/** What libvips says is not for visitors. */
function sentenceFor(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('pixel limit')) {
    return 'This photo has more than 25 million pixels. Choose a smaller one.';
  }
  if (message.startsWith('timeout'))
    return 'This photo takes too long to open. Choose another one.';
  return 'This photo is damaged or not complete. Choose another one.';
}

function refused(field: string, message: string): ApiError {
  return new ApiError('invalid_input', message, { fields: { [field]: message } });
}
