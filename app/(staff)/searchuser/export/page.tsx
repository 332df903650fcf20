import { ExportForms } from '@/components/office/export/export-forms';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageStaff } from '@/lib/office/staff/page-staff';
import { today } from '@/lib/site/days';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/export';
const title = 'Export';

export const metadata = officeMetadata(title);

export default async function ExportPage() {
  const staff = await pageStaff();
  if (!staff) return <LogInFirst path={path} title={title} logInAt="/admin" />;
  return (
    <StaffFrame path={path} title={title} staff={staff}>
      {staff.role === 'owner' ? (
        <ExportForms today={today()} />
      ) : (
        <p className="export-lede">Only the owner can take lists out of the office. Please ask.</p>
      )}
    </StaffFrame>
  );
}
