import { isMonth, taxLists, taxMonthPath, type TaxList } from '@/lib/reports/tax-month';
import { taxListCsv } from '@/lib/reports/tax-month-report';
import { downloadStaff } from '@/lib/staff/download-staff';
import { csvAnswer, plainRefusal } from '@/lib/platform/documents/downloads';
import { today } from '@/lib/site/days';

/**
 * A list of the accountant's month as CSV. Authenticated by cookie, so requests from other sites are
 * refused by their Sec-Fetch-Site header.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const staff = await downloadStaff(request, 'reports.money', {
    page: taxMonthPath,
    askedOn: 'Accountant’s month',
    verb: 'download this',
  });
  if (staff instanceof Response) return staff;
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
