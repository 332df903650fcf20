import { LOOKED_AT, refusalToLook } from '@/lib/publishing/look';
import { pictureToLookAt } from '@/lib/publishing/pictures';
import { pictureHeaders, plainRefusal } from '@/lib/platform/documents/downloads';

const headers = {
  ...LOOKED_AT,
  ...pictureHeaders,
  'Content-Type': 'image/webp',
  'Content-Disposition': 'inline; filename="photo.webp"',
};

/** A chosen photo, published or not. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refusalToLook(request);
  if (refusal) return refusal;
  const picture = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const bytes = await pictureToLookAt(picture);
  if (!bytes) return plainRefusal(404, 'There is no such photo. Choose it again.');
  return new Response(new Uint8Array(bytes), { headers });
}
