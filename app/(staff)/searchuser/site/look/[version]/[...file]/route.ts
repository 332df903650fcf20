import { previewFile, PREVIEW_HEADERS, previewRefusal } from '@/lib/publishing/look';
import { plainRefusal } from '@/lib/platform/documents/downloads';

/** A script, style or picture of a version that is not published yet. */
export async function GET(request: Request): Promise<Response> {
  const refused = await previewRefusal(request);
  if (refused) return refused;
  const [, version = '', name = ''] =
    /\/look\/([^/]+)\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
  const found = await previewFile(version, name);
  if (!found) return plainRefusal(404, 'There is no such file.');
  return new Response(found.bytes, { headers: { 'Content-Type': found.type, ...PREVIEW_HEADERS } });
}
