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
export function whyNoPhoto(bytes: Uint8Array<ArrayBuffer>): string | null {
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
