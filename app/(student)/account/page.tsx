import { ConfirmEmail } from '@/components/student/accounts/confirm-email';
import { DataRights } from '@/components/student/data-rights/data-rights';
import { MyAccountPage } from '@/components/student/accounts/my-account-page';
import { Sessions } from '@/components/student/accounts/sessions';
import { WhoLooked } from '@/components/student/data-rights/who-looked';
import { LogInFirst } from '@/components/student/accounts/log-in-first';
import { wantsMarketing } from '@/lib/accounts/consents';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { logInsByAccount } from '@/lib/accounts/sessions';
import { getCurrentUser } from '@/lib/accounts/students';
import { unconfirmedEmail } from '@/lib/accounts/unconfirmed-email';
import { listViewsOf } from '@/lib/staff/audit/student-views';
import { ownRequests } from '@/lib/data-rights/data-requests';
import { callsStoppedAt } from '@/lib/data-rights/stop-calls';
import { noticeHash } from '@/lib/site/notice-hash';
import { routeMetadata } from '@/lib/site/seo';

const path = '/account';

export const metadata = routeMetadata(path);

export default async function Account() {
  const logIn = await pageLogIn();
  if (!logIn?.studentId) return <LogInFirst path={path} />;
  const { id, studentId } = logIn;
  const [student, days, logIns, marketing, stoppedAt, requests, email] = await Promise.all([
    getCurrentUser(studentId),
    listViewsOf(studentId),
    logInsByAccount('student', [studentId]),
    wantsMarketing(studentId),
    callsStoppedAt(studentId),
    ownRequests(studentId),
    unconfirmedEmail(studentId),
  ]);
  return (
    <MyAccountPage path={path} name={student.studentname}>
      {email !== null && <ConfirmEmail email={email} />}
      <WhoLooked days={days} />
      <Sessions logIns={logIns.get(studentId) ?? []} currentId={id} />
      <DataRights
        marketing={marketing}
        noticeHash={noticeHash('signUp')}
        callsStoppedAt={stoppedAt}
        requests={requests}
      />
    </MyAccountPage>
  );
}
