import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { BankDesk } from '@/components/office/payments/bank-desk';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { bankPath, paymentsHome } from '@/components/office/payments/payments-path';
import { buttonClass } from '@/components/ui/button';
import { recordPaymentsView } from '@/lib/staff/audit/views';
import { bankDesk } from '@/lib/payments/bank/list-bank-lines';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Bank statement';

export const metadata = officeMetadata(title);

export default function BankStatement() {
  return staffPage('bank.match', { path: bankPath, title }, async (staff) => {
    const desk = await bankDesk(staff);
    const choices = desk.unresolved.flatMap((line) => line.choices);
    const shown = [...choices, ...desk.late].map(({ id }) => id);
    const payers = desk.unresolved.flatMap((line) => line.payers);
    const students = payers.map(({ studentId }) => studentId);
    const detail = { lines: desk.unresolved.length };
    await recordPaymentsView(staff, 'bank.list', shown, detail, students);
    return (
      <StaffFrame
        path={paymentsHome}
        title={title}
        staff={staff}
        actions={
          <a href={paymentsHome} className={buttonClass('outline')}>
            Payments
          </a>
        }
      >
        <BankDesk rights={staff.rights} desk={desk} />
      </StaffFrame>
    );
  });
}
