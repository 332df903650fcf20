import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { SourceReport } from '@/components/office/reports/source-report';
import { readSourceFilter, sourceReportPath as path } from '@/lib/reports/source-figures';
import { sourceReport } from '@/lib/reports/source-report';
import { today } from '@/lib/site/days';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Sources and money';

export const metadata = officeMetadata(title);

type Query = Record<string, string | string[] | undefined>;

export default async function Sources({ searchParams }: { searchParams: Promise<Query> }) {
  const query = new URLSearchParams((await searchParams) as Record<string, string>);
  return staffPage(['reports.leads', 'reports.money'], { path, title }, async (staff) => {
    const filter = readSourceFilter(query);
    return (
      <StaffFrame path="/searchuser/reports" title={title} staff={staff}>
        <SourceReport
          staff={staff}
          filter={filter}
          report={await sourceReport(staff, filter)}
          today={today()}
        />
      </StaffFrame>
    );
  });
}
