import { isKnownSite } from '@/content/pages/shelf-words';
import { institute } from '@/content/facts/institute';
import { cookieLogIn } from '@/lib/accounts/cookie-log-in';
import { countOpening, openItem, type OpenedItem } from '@/lib/shelf/shelf';
import { findShelfFile, readShelfFile, requestedRange } from '@/lib/shelf/shelf-files';
import {
  fileAnswer,
  leavingAnswer,
  linkAnswer,
  noSuchDocument,
  noSuchRange,
  pageFirst,
  plainRefusal,
} from '@/lib/platform/documents/downloads';

const CLOSED = `This belongs to a plan that is not paid, or whose fee was refunded. Questions? Call us on ${institute.phones[0].printed}.`;

/**
 * Course material: a file, or a redirect to the target of a link. Reached by a link, so authenticated by cookie;
 * without one, redirects to the page with the link.
 */
export async function GET(request: Request): Promise<Response> {
  const logIn = await cookieLogIn(request);
  if (!logIn?.studentId) return pageFirst('/shelf');
  const { studentId } = logIn;
  const [, , id = ''] = new URL(request.url).pathname.split('/');
  const opened = await openItem(studentId, id);
  if (opened === 'unknown') return noSuchDocument('course material');
  if (opened === 'closed') return plainRefusal(403, CLOSED, { studentId });
  const { url } = opened.item;
  if (url === null) return sendFile(request, studentId, opened);
  if (request.method === 'GET') await countOpening(studentId, opened.item.id);
  return isKnownSite(url) ? linkAnswer(url) : leavingAnswer(url, opened.item.title);
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** A resumed download is counted once. */
async function sendFile(
  request: Request,
  studentId: string,
  { item, registration }: OpenedItem,
): Promise<Response> {
  const file = item.fileId && (await findShelfFile(item.fileId));
  if (!file) return noSuchDocument('course material');
  const { type, size } = file;
  const etag = `"${file.id}-${registration.id}"`;
  const isHead = request.method === 'HEAD';
  const range = isHead ? null : requestedRange(request.headers, size, etag);
  if (range === 'none') return noSuchRange(size);
  if (!isHead && (range?.first ?? 0) === 0) await countOpening(studentId, item.id);
  const stamp = `Reg. No ${registration.number}, ${registration.session}`;
  const body = isHead ? null : readShelfFile(file, range ?? { first: 0, last: size - 1 }, stamp);
  const filename = `${item.title}.${endings[type] ?? 'bin'}`;
  return fileAnswer(body, { type, size, etag, filename }, range);
}
