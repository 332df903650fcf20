import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { Accounts } from '@/components/office/staff/accounts';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { refundLimit } from '@/lib/refunds/refund-limit';
import { isOwnLeadsOnly } from '@/lib/staff/lead-visibility';
import { listStaff } from '@/lib/staff/staff-accounts';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/staff';
const title = 'Staff';

export const metadata = officeMetadata(title);

export default function Staff() {
  return staffPage('staff.manage', { path, title }, async (staff) => {
    const [accounts, limit, ownLeadsOnly] = await Promise.all([
      listStaff(staff),
      refundLimit(),
      isOwnLeadsOnly(),
    ]);
    return (
      <StaffFrame path={path} title={title} staff={staff}>
        <Accounts
          rights={staff.rights}
          ownId={staff.staffId}
          accounts={accounts}
          asOf={new Date().toISOString()}
          limit={limit}
          isOwnLeadsOnly={ownLeadsOnly}
        />
      </StaffFrame>
    );
  });
}
