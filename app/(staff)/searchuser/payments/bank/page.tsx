import { BankPage } from '@/components/office/bank/bank-page';
import { bankPath } from '@/components/office/payments/payments-path';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageStaff } from '@/lib/office/staff/page-staff';
import { bankDesk } from '@/lib/payments/bank/list-bank-lines';
import { officeMetadata } from '@/lib/site/seo';

export const metadata = officeMetadata('Bank statement');

export default async function BankStatement() {
  const staff = await pageStaff();
  if (!staff) return <LogInFirst path={bankPath} title="Bank statement" logInAt="/admin" />;
  return <BankPage staff={staff} desk={await bankDesk(staff)} />;
}
