import { fileToLookAt, LOOKED_AT, refusalToLook } from '@/lib/publishing/look';
import { plainRefusal } from '@/lib/platform/documents/downloads';

/** A script, style or picture of a version that is not published yet. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refusalToLook(request);
  if (refused) return refused;
  const [, version = '', name = ''] =
    /\/look\/([^/]+)\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
  const found = await fileToLookAt(version, name);
  if (!found) return plainRefusal(404, 'There is no such file.');
  return new Response(found.bytes, { headers: { 'Content-Type': found.type, ...LOOKED_AT } });
}
