import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import {
  LeadFunnel,
  LeadWeeks,
  MoneyReports,
  OverdueCalls,
} from '@/components/office/reports/reports';
import { EveningMail } from '@/components/office/reports/evening-mail';
import { eveningMailTime } from '@/lib/reports/evening-mail';
import { leadNumbers } from '@/lib/reports/lead-report';
import { sourceReportPath } from '@/lib/reports/source-figures';
import { moneyNumbers } from '@/lib/reports/money-report';
import { may } from '@/lib/staff/permissions';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/reports';
const title = 'Reports';

export const metadata = officeMetadata(title);

type Query = { session?: string | string[] };

export default async function Numbers({ searchParams }: { searchParams: Promise<Query> }) {
  const { session } = await searchParams;
  return staffPage(['reports.leads', 'reports.money'], { path, title }, async (staff) => {
    const asked = typeof session === 'string' ? session : undefined;
    const [leads, money, evening] = await Promise.all([
      may(staff, 'reports.leads') ? leadNumbers(staff) : null,
      may(staff, 'reports.money') ? moneyNumbers(staff, asked) : null,
      may(staff, 'settings.change') ? eveningMailTime() : null,
    ]);
    return (
      <StaffFrame
        path={path}
        title={title}
        staff={staff}
        actions={
          <p className="office-links">
            <a href={sourceReportPath}>Sources and money</a>
          </p>
        }
      >
        {leads && (
          <>
            <OverdueCalls overdue={leads.overdue} staffId={staff.staffId} />
            <LeadWeeks {...leads} />
            <LeadFunnel funnels={leads.funnels} from={leads.weeks[0] ?? ''} />
          </>
        )}
        {money && <MoneyReports money={money} />}
        {evening !== null && <EveningMail rights={staff.rights} at={evening} />}
      </StaffFrame>
    );
  });
}
