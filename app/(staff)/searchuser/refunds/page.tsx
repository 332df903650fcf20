import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { RefundClaims } from '@/components/office/refunds/refund-claims';
import { recordView } from '@/lib/staff/audit/views';
import { listClaims } from '@/lib/refunds/refund-claims';
import { today } from '@/lib/site/days';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/refunds';
const title = 'Refund claims';

export const metadata = officeMetadata(title);

export default function Refunds() {
  return staffPage('refundClaims.note', { path, title }, async (staff) => {
    const claims = await listClaims(staff);
    const students = [...new Set(claims.map(({ studentId }) => studentId))];
    await recordView(staff, {
      action: 'refunds.list',
      subject: 'list',
      people: students,
      students,
      detail: { rows: claims.length },
    });
    return (
      <StaffFrame path={path} title={title} staff={staff}>
        <RefundClaims rights={staff.rights} claims={claims} today={today()} />
      </StaffFrame>
    );
  });
}
