import { redirect } from 'next/navigation';
import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { SourcePeople } from '@/components/office/reports/source-people';
import { readPeopleFilter, sourceReportPath } from '@/lib/reports/source-figures';
import { sourcePeople } from '@/lib/reports/source-people';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Sources and money';
const path = `${sourceReportPath}/people`;

export const metadata = officeMetadata(title);

type Query = Record<string, string | string[] | undefined>;

export default async function People({ searchParams }: { searchParams: Promise<Query> }) {
  const query = new URLSearchParams((await searchParams) as Record<string, string>);
  return staffPage(['reports.leads', 'reports.money'], { path, title }, async (staff) => {
    const filter = readPeopleFilter(query);
    if (!filter) return redirect(sourceReportPath);
    const from = query.get('after') ?? '';
    const after = /^\d{1,6}$/.test(from) ? Number(from) : 0;
    return (
      <StaffFrame path="/searchuser/reports" title={title} staff={staff}>
        <SourcePeople
          filter={filter}
          page={await sourcePeople(staff, filter, after)}
          after={after}
          asOf={new Date().toISOString()}
        />
      </StaffFrame>
    );
  });
}
