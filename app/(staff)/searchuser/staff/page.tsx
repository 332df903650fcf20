import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { AccountsPage } from '@/components/office/accounts/accounts-page';
import { refundLimit } from '@/lib/office/refunds/refund-limit';
import { listStaff } from '@/lib/office/staff/staff-accounts';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/staff';
const title = 'Staff';

export const metadata = officeMetadata(title);

export default function Staff() {
  return staffPage('staff.manage', { path, title }, async (staff) => {
    const [accounts, limit] = await Promise.all([listStaff(staff), refundLimit()]);
    return (
      <AccountsPage
        asOf={new Date().toISOString()}
        path={path}
        staff={staff}
        accounts={accounts}
        limit={limit}
      />
    );
  });
}
