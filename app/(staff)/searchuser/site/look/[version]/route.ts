import { PREVIEW_HEADERS, previewPage, previewRefusal } from '@/lib/publishing/look';
import { plainRefusal } from '@/lib/platform/documents/downloads';

/** A page of a version that is not published yet. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const refused = await previewRefusal(request);
  if (refused) return refused;
  const version = pathname.split('/').at(-1) ?? '';
  const policy = request.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  const found = await previewPage(version, searchParams.get('page') ?? '/', nonce);
  if (!found) return plainRefusal(404, 'There is no such page. Go back to “Site”.');
  return new Response(found.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...PREVIEW_HEADERS,
      ...(!found.isReady && { Refresh: '3' }),
    },
  });
}
