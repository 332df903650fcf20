import { AccountPage } from '@/components/staff/account/account-page';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageAccount } from '@/lib/auth/page-staff';
import { codesOf } from '@/lib/data/own-account';
import { ownLogIns } from '@/lib/data/staff-log-ins';
import { officeMetadata } from '@/lib/seo';

const path = '/searchuser/account';

export const metadata = officeMetadata('Your account');

export default async function Account() {
  const account = await pageAccount();
  if (!account) return <LogInFirst path={path} title="Your account" logInAt="/admin" />;
  const [codes, logIns] = await Promise.all([codesOf(account), ownLogIns(account)]);
  return (
    <AccountPage
      asOf={new Date().toISOString()}
      path={path}
      account={account}
      codes={codes}
      logIns={logIns}
    />
  );
}
