import { readSourceFilter, sourceReportPath } from '@/lib/reports/source-figures';
import { sourceCsv } from '@/lib/reports/source-report';
import { downloadStaff } from '@/lib/staff/download-staff';
import { csvAnswer } from '@/lib/platform/documents/downloads';

/**
 * The report of sources as CSV. Authenticated by cookie, so requests from other sites are refused by their
 * Sec-Fetch-Site header.
 */
export async function GET(request: Request): Promise<Response> {
  const staff = await downloadStaff(request, 'reports.money', {
    page: sourceReportPath,
    askedOn: 'Sources and money',
    verb: 'download this',
  });
  if (staff instanceof Response) return staff;
  const filter = readSourceFilter(new URL(request.url).searchParams);
  return csvAnswer(once(await sourceCsv(staff, filter)), `sources-${filter.from}-${filter.to}.csv`);
}

async function* once(text: string): AsyncGenerator<string, void> {
  yield text;
}
