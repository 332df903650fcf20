import { BankPage } from '@/components/staff/bank/bank-page';
import { bankPath } from '@/components/staff/payments/payments-path';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageStaff } from '@/lib/auth/page-staff';
import { bankDesk } from '@/lib/data/bank-desk';
import { officeMetadata } from '@/lib/seo';

export const metadata = officeMetadata('Bank statement');

export default async function BankStatement() {
  const staff = await pageStaff();
  if (!staff) return <LogInFirst path={bankPath} title="Bank statement" logInAt="/admin" />;
  return <BankPage staff={staff} desk={await bankDesk(staff)} />;
}
