import { StaffFrame } from '@/components/staff/frame/staff-frame';
import { LeadsDesk } from '@/components/staff/leads/leads-desk';
import { WalkInForm } from '@/components/staff/leads/walk-in-form';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageStaff } from '@/lib/auth/page-staff';
import { leadOwners } from '@/lib/data/lead-owners';
import { officeMetadata } from '@/lib/seo';

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
