import { exportNames } from '@/content/exports';
import { readExportFilter } from '@/lib/reports/export-filter';
import { exportRows } from '@/lib/reports/exports';
import { downloadStaff } from '@/lib/staff/download-staff';
import { may, rolesFor } from '@/lib/staff/permissions';
import { factorState } from '@/lib/staff/second-factor';
import { csvAnswer, pageFirst, plainRefusal } from '@/lib/platform/documents/downloads';
import { today } from '@/lib/site/days';

/**
 * The CSV download of a list. Authenticated by cookie, so requests from other sites are
 * refused by their Sec-Fetch-Site header.
 */
export async function GET(request: Request): Promise<Response> {
  if (!['same-origin', 'none', null].includes(request.headers.get('sec-fetch-site'))) {
    return plainRefusal(403, 'Open this from the page “Export” of the office.');
  }
  const { pathname, searchParams } = new URL(request.url);
  const staff = await downloadStaff(request);
  if (!staff) return pageFirst('/searchuser/export');
  const list = exportNames.find((name) => pathname.endsWith(`/${name}.csv`));
  const action = list ? (`exports.${list}` as const) : 'exports.download';
  if (!may(staff, action)) {
    return plainRefusal(403, `Only ${rolesFor(action)} can export this. Please ask.`, staff);
  }
  if (!list) return plainRefusal(404, 'There is no such export. Choose one on the page “Export”.');
  if ((await factorState(staff)).needed) {
    const sentence = 'Go back and press the button again: the page asks for a code first.';
    return plainRefusal(403, sentence, staff);
  }
  const filter = readExportFilter(list, searchParams);
  if (typeof filter === 'string') {
    return plainRefusal(422, `This list cannot be narrowed like that (${filter}). Choose again.`);
  }
  return csvAnswer(await exportRows(staff, list, filter), `${list}-${today()}.csv`);
}
