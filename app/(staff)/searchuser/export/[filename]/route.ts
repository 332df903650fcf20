import { exportNames } from '@/lib/reports/export-kinds';
import { readExportFilter } from '@/lib/reports/export-filter';
import { exportRows } from '@/lib/reports/exports';
import { downloadStaff, factorRefusal } from '@/lib/staff/download-staff';
import { csvAnswer, plainRefusal } from '@/lib/platform/documents/downloads';
import { today } from '@/lib/site/days';

/**
 * The CSV download of a list. Authenticated by cookie, so requests from other sites are
 * refused by their Sec-Fetch-Site header.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const list = exportNames.find((name) => pathname.endsWith(`/${name}.csv`));
  const from = { page: '/searchuser/export', askedOn: 'Export', verb: 'export this' };
  if (!list) {
    const staff = await downloadStaff(request, 'exports.download', from);
    if (staff instanceof Response) return staff;
    return plainRefusal(404, 'There is no such export. Choose one on the page “Export”.');
  }
  const staff = await downloadStaff(request, `exports.${list}`, from);
  if (staff instanceof Response) return staff;
  const factorNeeded = await factorRefusal(staff);
  if (factorNeeded) return factorNeeded;
  const filter = readExportFilter(list, searchParams);
  if (typeof filter === 'string') {
    return plainRefusal(422, `This list cannot be narrowed like that (${filter}). Choose again.`);
  }
  return csvAnswer(await exportRows(staff, list, filter), `${list}-${today()}.csv`);
}
