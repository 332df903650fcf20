import { isMonth, taxLists, taxMonthPath, type TaxList } from '@/lib/reports/tax-month';
import { taxListCsv } from '@/lib/reports/tax-month-report';
import { downloadStaff } from '@/lib/staff/download-staff';
import { may, rolesFor } from '@/lib/staff/permissions';
import { csvAnswer, pageFirst, plainRefusal } from '@/lib/platform/documents/downloads';
import { today } from '@/lib/site/days';

/**
 * A list of the accountant's month as CSV. Authenticated by cookie, so requests from other sites are
 * refused by their Sec-Fetch-Site header.
 */
export async function GET(request: Request): Promise<Response> {
  if (!['same-origin', 'none', null].includes(request.headers.get('sec-fetch-site'))) {
    return plainRefusal(403, 'Open this from the page “Accountant’s month” of the office.');
  }
  const { pathname, searchParams } = new URL(request.url);
  const staff = await downloadStaff(request);
  if (!staff) return pageFirst(taxMonthPath);
  if (!may(staff, 'reports.money')) {
    const sentence = `Only ${rolesFor('reports.money')} can download this. Please ask.`;
    return plainRefusal(403, sentence, staff);
  }
  const lists = Object.keys(taxLists) as TaxList[];
  const list = lists.find((name) => pathname.endsWith(`/${name}.csv`));
  if (!list) return plainRefusal(404, 'There is no such list. Choose one on the page.');
  const month = searchParams.get('month') ?? today().slice(0, 7);
  if (!isMonth(month)) return plainRefusal(422, 'Choose the month again: it reads like 2026-11.');
  const csv = await taxListCsv(staff, list, month);
  return csvAnswer(once(csv), `${list}-${month}.csv`);
}

async function* once(text: string): AsyncGenerator<string, void> {
  yield text;
}
