import { AccountsPage } from '@/components/office/accounts/accounts-page';
import { OwnerOnly } from '@/components/office/frame/owner-only';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageStaff } from '@/lib/office/staff/page-staff';
import { listStaff } from '@/lib/office/staff/staff-list';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/staff';
const title = 'Staff';

export const metadata = officeMetadata(title);

export default async function Staff() {
  const staff = await pageStaff();
  if (!staff) return <LogInFirst path={path} title={title} logInAt="/admin" />;
  if (staff.role !== 'owner') return <OwnerOnly path={path} title={title} staff={staff} />;
  const accounts = await listStaff(staff);
  return (
    <AccountsPage asOf={new Date().toISOString()} path={path} staff={staff} accounts={accounts} />
  );
}
