import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { BankPage } from '@/components/office/bank/bank-page';
import { bankPath } from '@/components/office/payments/payments-path';
import { recordPaymentsView } from '@/lib/office/audit/views';
import { bankDesk } from '@/lib/payments/bank/list-bank-lines';
import { officeMetadata } from '@/lib/site/seo';

export const metadata = officeMetadata('Bank statement');

export default function BankStatement() {
  return staffPage('bank.match', { path: bankPath, title: 'Bank statement' }, async (staff) => {
    const desk = await bankDesk(staff);
    const choices = desk.unresolved.flatMap((line) => line.choices);
    const shown = [...choices, ...desk.late].map(({ id }) => id);
    const payers = desk.unresolved.flatMap((line) => line.payers);
    const students = payers.map(({ studentId }) => studentId);
    const detail = { lines: desk.unresolved.length };
    await recordPaymentsView(staff, 'bank.list', shown, detail, students);
    return <BankPage staff={staff} desk={desk} />;
  });
}
