import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { BankPage } from '@/components/office/bank/bank-page';
import { bankPath } from '@/components/office/payments/payments-path';
import { bankDesk } from '@/lib/payments/bank/list-bank-lines';
import { officeMetadata } from '@/lib/site/seo';

export const metadata = officeMetadata('Bank statement');

export default function BankStatement() {
  return staffPage('bank.match', { path: bankPath, title: 'Bank statement' }, async (staff) => {
    return <BankPage staff={staff} desk={await bankDesk(staff)} />;
  });
}
