import { duesPath } from '@/lib/dues/dues';
import { askedDues, duesCsv } from '@/lib/dues/list-dues';
import { downloadStaff, factorRefusal } from '@/lib/staff/download-staff';
import { csvAnswer, plainRefusal } from '@/lib/platform/documents/downloads';
import { today } from '@/lib/site/days';

/**
 * The dues as CSV. Authenticated by cookie, so requests from other sites are refused by their
 * Sec-Fetch-Site header.
 */
export async function GET(request: Request): Promise<Response> {
  const staff = await downloadStaff(request, 'exports.payments', {
    page: duesPath,
    askedOn: 'Dues',
    verb: 'export this',
  });
  if (staff instanceof Response) return staff;
  const factorNeeded = await factorRefusal(staff);
  if (factorNeeded) return factorNeeded;
  const filter = askedDues(new URL(request.url).searchParams);
  if (!filter) return plainRefusal(422, 'This list cannot be narrowed like that. Choose again.');
  return csvAnswer(
    once(await duesCsv(staff, filter)),
    `${filter.when ? 'due-later' : 'dues'}-${today()}.csv`,
  );
}

async function* once(text: string): AsyncGenerator<string, void> {
  yield text;
}
