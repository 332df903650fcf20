import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { DecidedPage } from '@/components/office/bank/bank-page';
import { bankDecidedPath } from '@/components/office/payments/payments-path';
import { bankDecided } from '@/lib/payments/bank/list-bank-lines';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Lines that are dealt with';
export const metadata = officeMetadata(title);

type Query = Record<string, string | string[] | undefined>;

export default async function DecidedLines({ searchParams }: { searchParams: Promise<Query> }) {
  const { after } = await searchParams;
  return staffPage('bank.match', { path: bankDecidedPath, title }, async (staff) => {
    const last = typeof after === 'string' ? after : null;
    return (
      <DecidedPage staff={staff} page={await bankDecided(staff, last)} later={last !== null} />
    );
  });
}
