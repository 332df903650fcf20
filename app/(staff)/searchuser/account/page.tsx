import { OwnAccount } from '@/components/office/staff/own-account';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { LogInFirst } from '@/components/student/accounts/log-in-first';
import { ownDaysAway } from '@/lib/staff/days-away';
import { codesOf } from '@/lib/staff/own-account';
import { pageAccount } from '@/lib/staff/page-staff';
import { ownLogIns } from '@/lib/staff/staff-log-ins';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/account';
const title = 'Your account';

export const metadata = officeMetadata(title);

export default async function Account() {
  const account = await pageAccount();
  if (!account) return <LogInFirst path={path} title={title} logInAt="/admin" />;
  const [codes, away, logIns] = await Promise.all([
    codesOf(account),
    ownDaysAway(account),
    ownLogIns(account),
  ]);
  const { rights, name, email, sessionId, pendingSetup } = account;
  const asOf = new Date().toISOString();
  return (
    <StaffFrame path={path} title={title} staff={account}>
      <OwnAccount
        rights={rights}
        name={name}
        email={email}
        sessionId={sessionId}
        pendingSetup={pendingSetup}
        codes={codes}
        away={away}
        logIns={logIns}
        asOf={asOf}
      />
    </StaffFrame>
  );
}
