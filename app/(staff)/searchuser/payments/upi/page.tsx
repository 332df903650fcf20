import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { bankPath, paymentsHome, upiClaimsPath } from '@/components/office/payments/payments-path';
import { UpiClaims } from '@/components/office/payments/upi-claims';
import { buttonClass } from '@/components/ui/button';
import { recordView } from '@/lib/staff/audit/views';
import { listUpiClaims } from '@/lib/payments/upi/upi-claims';
import { officeMetadata } from '@/lib/site/seo';

const title = 'UPI claims';

export const metadata = officeMetadata(title);

export default function UpiClaimsPage() {
  return staffPage('payments.read', { path: upiClaimsPath, title }, async (staff) => {
    const claims = await listUpiClaims(staff);
    const students = [...new Set(claims.map(({ studentId }) => studentId))];
    const detail = { rows: claims.length, show: 'UPI claims' };
    const shown = { people: students, students, detail };
    await recordView(staff, { action: 'payments.list', subject: 'list', ...shown });
    return (
      <StaffFrame
        path={paymentsHome}
        title={title}
        staff={staff}
        actions={
          <a href={bankPath} className={buttonClass('outline')}>
            Bank statement
          </a>
        }
      >
        <UpiClaims rights={staff.rights} claims={claims} />
      </StaffFrame>
    );
  });
}
