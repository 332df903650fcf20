import { call } from '@/components/form/call';
import { leaveExpiredSession, readToken } from '@/components/student/accounts/session';
import { pageSizes, type PictureShape } from '@/content/facts/person-photo';

/** The hash of the uploaded picture, or the fault; null when none was chosen or the log-in has ended. */
export type UploadedPicture = { picture: string } | { fault: string } | null;

const LARGEST_BYTES = 15 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
const TIMEOUT_MS = 60_000;
const QUALITY = 0.92;
const UNREACHED = 'No connection, or the site is busy. The photo is still here: please try again.';

/** Opens a chosen file; the fault says what to choose instead. */
export async function openPicture(file: File): Promise<ImageBitmap | { fault: string }> {
  if (file.size > LARGEST_BYTES) {
    return { fault: 'This photo is larger than 15 MB. Choose a smaller one.' };
  }
  const photo = await createImageBitmap(file).catch(() => null);
  if (!photo) {
    return { fault: 'This file is no photo that can be opened. Choose a JPEG, PNG or WebP.' };
  }
  if (photo.width * photo.height <= MOST_PIXELS) return photo;
  photo.close();
  return { fault: 'This photo has more than 50 million pixels. Choose a smaller one.' };
}

/** Uploads what is drawn on a canvas. */
export async function uploadPicture(
  canvas: HTMLCanvasElement | null,
  shape: PictureShape,
): Promise<UploadedPicture> {
  const blob = await new Promise<Blob | null>((done) =>
    canvas?.toBlob(done, 'image/jpeg', QUALITY),
  );
  const body = new FormData();
  body.append('shape', shape);
  if (blob) body.append('picture', blob, 'photo.jpg');
  const token = readToken();
  const outcome = await call('/api/admin/site/picture', { body, token, timeoutMs: TIMEOUT_MS });
  if (outcome.ok) return { picture: outcome.data.picture };
  if (outcome.reason !== 'unauthorized') return { fault: outcome.message || UNREACHED };
  leaveExpiredSession('/admin');
  return null;
}

/** Uploads the page of a booklet whole, no larger than it is shown. */
export async function uploadPage(file: File): Promise<UploadedPicture> {
  const page = await openPicture(file);
  if ('fault' in page) return page;
  const scale = Math.min(1, (2 * pageSizes.large.width) / page.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(page.width * scale);
  canvas.height = Math.round(page.height * scale);
  canvas.getContext('2d')?.drawImage(page, 0, 0, canvas.width, canvas.height);
  page.close();
  return uploadPicture(canvas, 'page');
}
