import { PREVIEW_HEADERS, previewRefusal } from '@/lib/publishing/look';
import { previewPicture } from '@/lib/publishing/pictures';
import { pictureHeaders, plainRefusal } from '@/lib/platform/documents/downloads';

const headers = {
  ...PREVIEW_HEADERS,
  ...pictureHeaders,
  'Content-Type': 'image/webp',
  'Content-Disposition': 'inline; filename="photo.webp"',
};

/** A chosen photo, published or not. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await previewRefusal(request);
  if (refusal) return refusal;
  const picture = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const bytes = await previewPicture(picture);
  if (!bytes) return plainRefusal(404, 'There is no such photo. Choose it again.');
  return new Response(new Uint8Array(bytes), { headers });
}
