import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { upiClaimsPath } from '@/components/office/payments/payments-path';
import { UpiClaimsPage } from '@/components/office/payments/upi-claims-page';
import { recordView } from '@/lib/office/audit/views';
import { listUpiClaims } from '@/lib/payments/upi/upi-claims';
import { officeMetadata } from '@/lib/site/seo';

const title = 'UPI claims';

export const metadata = officeMetadata(title);

export default function UpiClaims() {
  return staffPage('payments.read', { path: upiClaimsPath, title }, async (staff) => {
    const claims = await listUpiClaims(staff);
    const students = [...new Set(claims.map(({ studentId }) => studentId))];
    const detail = { rows: claims.length, show: 'UPI claims' };
    const shown = { people: students, students, detail };
    await recordView(staff, { action: 'payments.list', subject: 'list', ...shown });
    return <UpiClaimsPage staff={staff} title={title} claims={claims} />;
  });
}
