import 'server-only';
import sharp from 'sharp';
import { ApiError } from '@/lib/calls/errors';

/** Signatures and names of formats often uploaded by mistake. */
const otherFormats: readonly (readonly [RegExp, string])[] = [
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

/** Signs of a polyglot file; no camera writes them. */
const foreign = [/<script/i, /<\?php/i, /<html[\s>]/i, /<!doctype html/i, /<iframe/i, /%PDF-\d/];
const zipEntry = 'PK\u0003\u0004';
const zipEnd = 'PK\u0005\u0006';

/** The format error, as a sentence for the student; null for a JPEG, PNG or WebP. */
function formatFault(bytes: Uint8Array<ArrayBuffer>): string | null {
  if (bytes.byteLength === 0) return 'This file is empty. Choose another photo.';
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!photo.test(text)) {
    const [, kind] = otherFormats.find(([beginning]) => beginning.test(text)) ?? [];
    return `${kind ? `This is ${kind}` : 'This is no photo'}. Choose a JPEG, PNG or WebP photo.`;
  }
  const isPolyglot =
    foreign.some((sign) => sign.test(text)) || (text.includes(zipEntry) && text.includes(zipEnd));
  return isPolyglot ? 'This file holds more than a photo. Choose another photo.' : null;
}

const LONGEST_QUEUE = 250;
const LONGEST_WAIT_MS = 20_000;

// Global, because Next loads this module once per bundle.
const shared = globalThis as { photoQueue?: { last: Promise<unknown>; length: number } };
const queue = (shared.photoQueue ??= { last: Promise.resolve(), length: 0 });

/**
 * Processes one photo at a time, to keep the processor free for pages.
 * @throws ApiError unavailable if the queue or the wait is too long
 */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.length >= LONGEST_QUEUE) throw queueFull();
  queue.length += 1;
  const latest = Date.now() + LONGEST_WAIT_MS;
  const turn = queue.last.then(() => {
    if (Date.now() > latest) throw queueFull();
    return work();
  });
  queue.last = turn.catch(() => undefined).finally(() => (queue.length -= 1));
  return turn;
}

function queueFull(): ApiError {
  return new ApiError(
    'unavailable',
    'Many photos are arriving at this moment. Please send yours again in half a minute.',
    { retryAfterSeconds: 30 },
  );
}

const LONGER_SIDE_PIXELS = 600;
const MOST_PIXELS = 25_000_000;
const LONGEST_SECONDS = 5;

// Photo formats only: most libvips vulnerabilities were in its other readers.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

/**
 * Re-encodes an upload as an upright sRGB JPEG of at most 600 pixels per side, without metadata.
 * @param field form field, for the error
 * @throws ApiError invalid_input, unavailable
 */
export async function preparePhoto(
  upload: Uint8Array<ArrayBuffer>,
  field: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const refusal = formatFault(upload);
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

/** Replaces the libvips message with a sentence for the student. */
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
