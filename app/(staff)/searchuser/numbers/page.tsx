import { LeadFunnel } from '@/components/staff/numbers/lead-funnel';
import { LeadWeeks } from '@/components/staff/numbers/lead-weeks';
import { Money } from '@/components/staff/numbers/money';
import { OverdueCalls } from '@/components/staff/numbers/overdue-calls';
import { StaffFrame } from '@/components/staff/frame/staff-frame';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageStaff } from '@/lib/auth/page-staff';
import { leadNumbers } from '@/lib/data/numbers/lead-numbers';
import { moneyNumbers } from '@/lib/data/numbers/money-numbers';
import { officeMetadata } from '@/lib/seo';

const path = '/searchuser/numbers';
const title = 'Numbers';

export const metadata = officeMetadata(title);

type Query = { session?: string | string[] };

export default async function Numbers({ searchParams }: { searchParams: Promise<Query> }) {
  const { session } = await searchParams;
  const staff = await pageStaff();
  if (!staff) return <LogInFirst path={path} title={title} logInAt="/admin" />;
  const asked = typeof session === 'string' ? session : undefined;
  const [leads, money] = await Promise.all([
    leadNumbers(staff),
    staff.role === 'owner' ? moneyNumbers(staff, asked) : null,
  ]);
  return (
    <StaffFrame path={path} title={title} staff={staff}>
      <div className="numbers">
        <OverdueCalls overdue={leads.overdue} staffId={staff.staffId} />
        <LeadWeeks {...leads} />
        <LeadFunnel funnels={leads.funnels} from={leads.weeks[0] ?? ''} />
        {money && <Money money={money} />}
      </div>
    </StaffFrame>
  );
}
