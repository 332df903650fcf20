import { isApiError } from '@/lib/calls/errors';
import { resultsCsv } from '@/lib/exam-room/paper-results';
import { papersPath } from '@/lib/exam-room/paper-sections';
import { readPaper } from '@/lib/exam-room/papers';
import { csvAnswer, plainRefusal } from '@/lib/platform/documents/downloads';
import { downloadStaff } from '@/lib/staff/download-staff';

/**
 * The results of a test as CSV. Authenticated by cookie, so requests from other sites are refused by their
 * Sec-Fetch-Site header.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [, , , id = ''] = pathname.split('/');
  const staff = await downloadStaff(request, 'testResults.read', {
    page: papersPath,
    askedOn: 'Tests',
    verb: 'download this',
  });
  if (staff instanceof Response) return staff;
  const paper = await readPaper(staff, id);
  if (!paper) return plainRefusal(404, 'There is no such test.');
  try {
    const csv = await resultsCsv(staff, paper, searchParams.get('batch'));
    return csvAnswer(once(csv), `results-${paper.id.slice(0, 8)}.csv`);
  } catch (error) {
    if (!isApiError(error) || error.code !== 'too_many_requests') throw error;
    return plainRefusal(429, error.message, staff);
  }
}

async function* once(text: string): AsyncGenerator<string, void> {
  yield text;
}
