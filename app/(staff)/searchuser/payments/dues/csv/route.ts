import { duesPath } from '@/lib/dues/dues';
import { askedDues, duesCsv } from '@/lib/dues/list-dues';
import { downloadStaff } from '@/lib/staff/download-staff';
import { may, rolesFor } from '@/lib/staff/permissions';
import { factorState } from '@/lib/staff/second-factor';
import { csvAnswer, pageFirst, plainRefusal } from '@/lib/platform/documents/downloads';
import { today } from '@/lib/site/days';

/**
 * The dues as CSV. Authenticated by cookie, so requests from other sites are refused by their
 * Sec-Fetch-Site header.
 */
export async function GET(request: Request): Promise<Response> {
  if (!['same-origin', 'none', null].includes(request.headers.get('sec-fetch-site'))) {
    return plainRefusal(403, 'Open this from the page “Dues” of the office.');
  }
  const staff = await downloadStaff(request);
  if (!staff) return pageFirst(duesPath);
  if (!may(staff, 'exports.payments')) {
    const sentence = `Only ${rolesFor('exports.payments')} can export this. Please ask.`;
    return plainRefusal(403, sentence, staff);
  }
  if ((await factorState(staff)).needed) {
    const sentence = 'Go back and press the button again: the page asks for a code first.';
    return plainRefusal(403, sentence, staff);
  }
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
