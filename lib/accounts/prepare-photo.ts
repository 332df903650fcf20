import 'server-only';
import sharp from 'sharp';
import { ApiError } from '@/lib/calls/errors';

/** How files begin that people choose instead of a photo, and what we call them. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^GIF8/, 'a GIF'],
  [/^.{4}ftyp(avif|avis)/s, 'an AVIF picture'],
  [/^.{4}ftyp(hei|hev|mif1|msf1)/s, 'a HEIC photo'],
  [/^.{4}ftyp/s, 'a video'],
  [/^(II\*\0|MM\0\*)/, 'a TIFF picture'],
  [/^%PDF/, 'a PDF'],
  [/^BM/, 'a bitmap'],
  [/^(\u00ef\u00bb\u00bf)?\s*(<\?xml|<!--|<!doctype svg|<svg)/i, 'a drawing'],
];
const photo = /^(\u00ff\u00d8\u00ff|\u0089PNG\r\n\u001a\n|RIFF.{4}WEBP)/s;

/** No camera writes these; a file that is two things at once does. */
const foreign = [/<script/i, /<\?php/i, /<html[\s>]/i, /<!doctype html/i, /<iframe/i, /%PDF-\d/];
const zipEntry = 'PK\u0003\u0004';
const zipEnd = 'PK\u0005\u0006';

/**
 * What to tell someone whose file is no photo as far as its bytes say, whatever it is called; null for
 * a JPEG, PNG or WebP.
 */
function whyNoPhoto(bytes: Uint8Array<ArrayBuffer>): string | null {
  if (bytes.byteLength === 0) return 'This file is empty. Choose another photo.';
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!photo.test(text)) {
    const [, kind] = others.find(([beginning]) => beginning.test(text)) ?? [];
    return `${kind ? `This is ${kind}` : 'This is no photo'}. Choose a JPEG, PNG or WebP photo.`;
  }
  const isTwoThings =
    foreign.some((sign) => sign.test(text)) || (text.includes(zipEntry) && text.includes(zipEnd));
  return isTwoThings ? 'This file holds more than a photo. Choose another photo.' : null;
}

const LONGEST_QUEUE = 250;
const LONGEST_WAIT_MS = 20_000;

// Next loads this module once per bundle; the processor is one.
const shared = globalThis as { photoQueue?: { last: Promise<unknown>; length: number } };
const queue = (shared.photoQueue ??= { last: Promise.resolve(), length: 0 });

/**
 * Runs `work` when it is its turn: one photo at a time, so that pages are answered meanwhile.
 * @throws ApiError unavailable when too many wait, or when its turn comes too late
 */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.length >= LONGEST_QUEUE) throw busy();
  queue.length += 1;
  const latest = Date.now() + LONGEST_WAIT_MS;
  const turn = queue.last.then(() => {
    if (Date.now() > latest) throw busy();
    return work();
  });
  queue.last = turn.catch(() => undefined).finally(() => (queue.length -= 1));
  return turn;
}

function busy(): ApiError {
  return new ApiError(
    'unavailable',
    'Many photos are arriving at this moment. Please send yours again in half a minute.',
    { retryAfterSeconds: 30 },
  );
}

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
