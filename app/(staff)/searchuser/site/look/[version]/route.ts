import { pageToLookAt } from '@/lib/office/site/look';
import { downloadStaff } from '@/lib/office/staff/page-staff';
import { may, rolesFor } from '@/lib/office/staff/permissions';
import { pageFirst, plainRefusal } from '@/lib/platform/documents/downloads';

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** A page of a version that is not published yet. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const staff = await downloadStaff(request);
  if (!staff) return pageFirst('/searchuser/site');
  if (!may(staff, 'site.edit')) {
    return plainRefusal(403, `Only ${rolesFor('site.edit')} can look at this. Please ask.`, staff);
  }
  const version = pathname.split('/').at(-1) ?? '';
  const found = await pageToLookAt(version, searchParams.get('page') ?? '/');
  if (!found) return plainRefusal(404, 'There is no such page. Go back to “Site”.');
  const answer = new Response(found.html, { headers });
  if (!found.isReady) answer.headers.set('Refresh', '3');
  return answer;
}
