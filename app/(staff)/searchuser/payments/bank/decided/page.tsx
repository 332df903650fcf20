import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { DecidedPage } from '@/components/office/bank/bank-page';
import { bankDecidedPath } from '@/components/office/payments/payments-path';
import { recordPaymentsView } from '@/lib/office/audit/views';
import { bankDecided } from '@/lib/payments/bank/list-bank-lines';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Resolved lines';
export const metadata = officeMetadata(title);

type Query = Record<string, string | string[] | undefined>;

export default async function DecidedLines({ searchParams }: { searchParams: Promise<Query> }) {
  const { after } = await searchParams;
  return staffPage('bank.match', { path: bankDecidedPath, title }, async (staff) => {
    const last = typeof after === 'string' ? after : null;
    const decided = await bankDecided(staff, last);
    const shown = decided.rows.flatMap(({ payment }) => payment?.id ?? []);
    await recordPaymentsView(staff, 'bank.list', shown, { lines: decided.rows.length });
    return <DecidedPage staff={staff} page={decided} later={last !== null} />;
  });
}
