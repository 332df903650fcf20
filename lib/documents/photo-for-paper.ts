import 'server-only';
import sharp from 'sharp';

/** Passport size, 35 × 45 mm, at 300 dots an inch. */
const WIDTH_PIXELS = 413;
const HEIGHT_PIXELS = 531;
const MOST_BYTES = 110 * 1024;

/**
 * A stored photo small enough for a document. Most are as they are; only one full of detail is encoded
 * once more.
 * @param photo a JPEG that we have encoded ourselves
 */
export async function photoForPaper(photo: Uint8Array): Promise<Uint8Array> {
  if (photo.byteLength <= MOST_BYTES) return photo;
  const picture = sharp(photo).resize(WIDTH_PIXELS, HEIGHT_PIXELS, { fit: 'cover' });
  const good = await picture.clone().jpeg({ quality: 75 }).toBuffer();
  return good.byteLength <= MOST_BYTES ? good : picture.jpeg({ quality: 35 }).toBuffer();
}
