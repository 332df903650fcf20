import { DecidedPage } from '@/components/staff/bank/decided-page';
import { bankDecidedPath } from '@/components/staff/payments/payments-path';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageStaff } from '@/lib/auth/page-staff';
import { bankDecided } from '@/lib/data/bank-decided';
import { officeMetadata } from '@/lib/seo';

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
