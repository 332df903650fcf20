import sharp from 'sharp';

/** @type {readonly (readonly [RegExp, string])[]} Signatures and names of formats often uploaded by mistake. */
const otherFormats = [
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

/**
 * The format error, as a sentence for the student; null for a JPEG, PNG or WebP.
 * @param {Uint8Array} bytes
 */
function formatFault(bytes) {
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

const LONGER_SIDE_PIXELS = 600;
const MOST_PIXELS = 25_000_000;
/** A page scanned at 1,200 dpi. */
const MOST_PAGE_PIXELS = 150_000_000;
const LONGEST_SECONDS = 2;

// Photo formats only: most libvips vulnerabilities were in its other readers.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    // Only reached by `prepareDrawing`: a photo has to begin as one.
    'VipsForeignLoadSvgBuffer',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

/**
 * Re-encodes an upload as an upright sRGB JPEG of at most 600 pixels per side, without metadata.
 * @param {Uint8Array} upload
 * @returns {Promise<{ jpeg: Uint8Array<ArrayBuffer> } | { refusal: string }>} a sentence for the student
 */
export function preparePhoto(upload) {
  return redraw(upload, async () => ({ jpeg: await reencode(upload) }));
}

/**
 * @template Drawn
 * @param {Uint8Array} upload
 * @param {() => Promise<Drawn>} draw
 * @returns {Promise<Drawn | { refusal: string }>}
 */
async function redraw(upload, draw) {
  const refusal = formatFault(upload);
  if (refusal) return { refusal };
  try {
    return await draw();
  } catch (error) {
    return { refusal: sentenceFor(error) };
  }
}

/** @param {Uint8Array} upload */
function open(upload) {
  const picture = sharp(upload, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' });
  return picture.timeout({ seconds: LONGEST_SECONDS }).autoOrient();
}

/** @param {Uint8Array} upload */
async function reencode(upload) {
  const jpeg = await open(upload)
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

/** The sizes of content/facts/person-photo.ts, which this file cannot load. */
const SMALL = { width: 240, height: 300 };
const LARGE = { width: 480, height: 600 };

/**
 * Re-encodes an upload as upright sRGB WebP of four by five in two sizes, cropped at the sides, without
 * metadata.
 * @param {Uint8Array} upload
 * @returns {Promise<{ small: Uint8Array<ArrayBuffer>, large: Uint8Array<ArrayBuffer> } | { refusal: string }>}
 */
export function preparePortrait(upload) {
  return redraw(upload, async () => {
    const { autoOrient } = await sharp(upload, { limitInputPixels: MOST_PIXELS }).metadata();
    const { width, height } = autoOrient;
    if (width < SMALL.width || height < SMALL.height) {
      return {
        refusal: `This photo has ${width} × ${height} pixels. Choose one of at least ${SMALL.width} × ${SMALL.height}.`,
      };
    }
    return { small: await crop(upload, SMALL), large: await crop(upload, LARGE) };
  });
}

/** The sizes of content/facts/person-photo.ts, which this file cannot load. */
const page = /** @type {const} */ ({ fit: 'contain', background: '#ffffff' });
const SMALL_PAGE = { width: 400, height: 566, ...page };
const LARGE_PAGE = { width: 1000, height: 1414, ...page };
/** A page with fewer pixels cannot be read. */
const LEAST_PAGE_WIDTH = 700;

/**
 * Re-encodes a page of a booklet as WebP in the shape of A4 in two sizes, whole on white, without metadata.
 * @param {Uint8Array} upload
 * @returns {Promise<{ small: Uint8Array<ArrayBuffer>, large: Uint8Array<ArrayBuffer> } | { refusal: string }>}
 */
export function prepareBookletPage(upload) {
  return redraw(upload, async () => {
    const { autoOrient } = await sharp(upload, { limitInputPixels: MOST_PIXELS }).metadata();
    const { width, height } = autoOrient;
    if (width < LEAST_PAGE_WIDTH) {
      return {
        refusal: `This page has ${width} × ${height} pixels. Choose one that is at least ${LEAST_PAGE_WIDTH} wide, so that it can be read.`,
      };
    }
    return { small: await crop(upload, SMALL_PAGE), large: await crop(upload, LARGE_PAGE) };
  });
}

/**
 * @param {Uint8Array} upload
 * @param {import('sharp').ResizeOptions} size
 */
async function crop(upload, size) {
  const webp = await open(upload)
    .resize({ fit: 'cover', ...size })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 78 })
    .toBuffer();
  return new Uint8Array(webp);
}

/**
 * Replaces the libvips message with a sentence for the student.
 * @param {unknown} error
 */
function sentenceFor(error) {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('pixel limit')) {
    return 'This photo has more than 25 million pixels. Choose a smaller one.';
  }
  if (message.startsWith('timeout'))
    return 'This photo takes too long to open. Choose another one.';
  return 'This photo is damaged or not complete. Choose another one.';
}

const LONGEST_DRAWING_SIDE = 1200;
/** An SVG is drawn with this many pixels for each of its own, for sharp lines on any screen. */
const DRAWING_SCALE = 2;
const SVG_DPI = 72;
const svg = /^(\u00ef\u00bb\u00bf)?\s*(<\?xml|<!--|<svg)/i;

/**
 * Draws a structure or figure anew as WebP on white, at most 1200 pixels wide and high, without metadata. An
 * SVG becomes pixels.
 * @param {Uint8Array} upload
 * @returns {Promise<{ webp: Uint8Array<ArrayBuffer>, width: number, height: number } | { refusal: string }>} its
 *   size in CSS pixels
 */
export async function prepareDrawing(upload) {
  const text = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength).toString('latin1');
  if (!svg.test(text)) return redraw(upload, () => drawing(upload, 1));
  if (/<!(doctype|entity)|<script/i.test(text)) {
    return { refusal: 'This SVG holds more than a drawing. Save it as plain SVG or as PNG.' };
  }
  try {
    return await drawing(upload, DRAWING_SCALE);
  } catch {
    return { refusal: 'This SVG cannot be drawn. Save it as PNG and choose that.' };
  }
}

/**
 * @param {Uint8Array} upload
 * @param {number} scale pixels for each CSS pixel
 */
async function drawing(upload, scale) {
  const input = { limitInputPixels: MOST_PIXELS, pages: 1, failOn: /** @type {const} */ ('error') };
  const { format } = await sharp(upload, input).metadata();
  const { data, info } = await sharp(upload, { ...input, density: SVG_DPI * scale })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .resize({
      width: LONGEST_DRAWING_SIDE,
      height: LONGEST_DRAWING_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp(format === 'jpeg' ? { quality: 82 } : { lossless: true })
    .toBuffer({ resolveWithObject: true });
  return {
    webp: new Uint8Array(data),
    width: Math.ceil(info.width / scale),
    height: Math.ceil(info.height / scale),
  };
}

/**
 * Whether a JPEG or PNG can be read to its end.
 * @param {Uint8Array} upload
 */
export async function readablePicture(upload) {
  try {
    await sharp(upload, { limitInputPixels: MOST_PAGE_PIXELS, failOn: 'error' }).stats();
    return true;
  } catch {
    return false;
  }
}

/** Passport size, 35 × 45 mm, at 300 dpi. */
const WIDTH_PIXELS = 413;
const HEIGHT_PIXELS = 531;
const MOST_BYTES = 110 * 1024;

/**
 * The photo, re-encoded if too large for a PDF.
 * @param {Uint8Array} jpeg from `preparePhoto`
 */
export async function passportPhoto(jpeg) {
  if (jpeg.byteLength <= MOST_BYTES) return jpeg;
  const picture = sharp(jpeg).resize(WIDTH_PIXELS, HEIGHT_PIXELS, { fit: 'cover' });
  const good = await picture.clone().jpeg({ quality: 75 }).toBuffer();
  return good.byteLength <= MOST_BYTES ? good : picture.jpeg({ quality: 35 }).toBuffer();
}
