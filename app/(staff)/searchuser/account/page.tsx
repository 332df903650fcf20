import { OwnAccountPage } from '@/components/office/accounts/own-account-page';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { codesOf } from '@/lib/office/staff/own-account';
import { pageAccount } from '@/lib/office/staff/page-staff';
import { ownLogIns } from '@/lib/office/staff/staff-log-ins';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/account';

export const metadata = officeMetadata('Your account');

export default async function Account() {
  const account = await pageAccount();
  if (!account) return <LogInFirst path={path} title="Your account" logInAt="/admin" />;
  const [codes, logIns] = await Promise.all([codesOf(account), ownLogIns(account)]);
  return (
    <OwnAccountPage
      asOf={new Date().toISOString()}
      path={path}
      account={account}
      codes={codes}
      logIns={logIns}
    />
  );
}
