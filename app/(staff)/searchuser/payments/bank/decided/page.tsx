import { DecidedPage } from '@/components/office/bank/decided-page';
import { bankDecidedPath } from '@/components/office/payments/payments-path';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageStaff } from '@/lib/office/staff/page-staff';
import { bankDecided } from '@/lib/payments/bank/list-bank-lines';
import { officeMetadata } from '@/lib/site/seo';

const title = 'Lines that are dealt with';
export const metadata = officeMetadata(title);

type Query = Record<string, string | string[] | undefined>;

export default async function DecidedLines({ searchParams }: { searchParams: Promise<Query> }) {
  const { after } = await searchParams;
  const staff = await pageStaff();
  if (!staff) return <LogInFirst path={bankDecidedPath} title={title} logInAt="/admin" />;
  const last = typeof after === 'string' ? after : null;
  return <DecidedPage staff={staff} page={await bankDecided(staff, last)} later={last !== null} />;
}
