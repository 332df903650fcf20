import { StaffFrame } from '@/components/office/frame/staff-frame';
import { LeadsDesk } from '@/components/office/leads/leads-desk';
import { WalkInForm } from '@/components/office/leads/walk-in-form';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { leadOwners } from '@/lib/leads/lead-rows';
import { pageStaff } from '@/lib/office/staff/page-staff';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/leads/new';
const title = 'A walk-in';

export const metadata = officeMetadata(title);

export default async function NewWalkIn() {
  const staff = await pageStaff();
  if (!staff) return <LogInFirst path={path} title={title} logInAt="/admin" />;
  const owners = await leadOwners(staff);
  return (
    <StaffFrame path="/searchuser/leads" title={title} staff={staff}>
      <LeadsDesk owners={owners} me={staff.staffId} isOwner={staff.role === 'owner'}>
        <div className="lead-form-page">
          <WalkInForm />
          <p className="lead-pages">
            <a href="/searchuser/leads">All leads</a>
          </p>
        </div>
      </LeadsDesk>
    </StaffFrame>
  );
}
