import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { DecidedLines } from '@/components/office/payments/bank-desk';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import {
  bankDecidedPath,
  bankPath,
  paymentsHome,
} from '@/components/office/payments/payments-path';
import { buttonClass } from '@/components/ui/button';
import { recordPaymentsView } from '@/lib/staff/audit/views';
import { bankDecided } from '@/lib/payments/bank/list-bank-lines';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Resolved lines';
export const metadata = officeMetadata(title);

type Query = Record<string, string | string[] | undefined>;

export default async function BankDecided({ searchParams }: { searchParams: Promise<Query> }) {
  const { after } = await searchParams;
  return staffPage('bank.match', { path: bankDecidedPath, title }, async (staff) => {
    const last = typeof after === 'string' ? after : null;
    const decided = await bankDecided(staff, last);
    const shown = decided.rows.flatMap(({ payment }) => payment?.id ?? []);
    await recordPaymentsView(staff, 'bank.list', shown, { lines: decided.rows.length });
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
        <DecidedLines rights={staff.rights} page={decided} later={last !== null} />
      </StaffFrame>
    );
  });
}
