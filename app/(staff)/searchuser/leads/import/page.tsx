import { StaffFrame } from '@/components/office/frame/staff-frame';
import { ImportLeads } from '@/components/office/leads/import-leads';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageStaff } from '@/lib/office/staff/page-staff';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/leads/import';
const title = 'Import walk-ins';

export const metadata = officeMetadata(title);

export default async function Import() {
  const staff = await pageStaff();
  if (!staff) return <LogInFirst path={path} title={title} logInAt="/admin" />;
  return (
    <StaffFrame path="/searchuser/leads" title={title} staff={staff}>
      <ImportLeads />
      <p className="lead-pages">
        <a href="/searchuser/leads">All leads</a>
      </p>
    </StaffFrame>
  );
}
