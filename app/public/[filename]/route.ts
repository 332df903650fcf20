import { photoCall } from '@/lib/accounts/calls';
import { findPhoto, isPhotoName } from '@/lib/accounts/photos';
import { ApiError } from '@/lib/calls/errors';
import { serveAnybody } from '@/lib/calls/serve';
import { pictureHeaders } from '@/lib/platform/documents/downloads';

/**
 * The file name is the credential (D23), so caches and search engines must not keep the picture.
 */
const headers = {
  'Content-Type': 'image/jpeg',
  'Content-Disposition': 'inline; filename="photo.jpg"',
  ...pictureHeaders,
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'private, no-store',
};

export const GET = serveAnybody(photoCall, async ({ request }) => {
  // Compared undecoded: valid names need no decoding.
  const name = new URL(request.url).pathname.slice('/public/'.length);
  const photo = isPhotoName(name) ? await findPhoto(name) : null;
  if (!photo) throw new ApiError('not_found', 'There is no such photo.');
  return new Response(photo, { headers });
});
