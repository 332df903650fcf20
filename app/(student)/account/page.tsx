import { MyAccountPage } from '@/components/student/account/my-account-page';
import { Sessions } from '@/components/student/account/sessions';
import { WhoLooked } from '@/components/student/account/who-looked';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { logInsByAccount } from '@/lib/accounts/sessions';
import { getCurrentUser } from '@/lib/accounts/students';
import { listViewsOf } from '@/lib/office/audit/student-views';
import { routeMetadata } from '@/lib/site/seo';

const path = '/account';

export const metadata = routeMetadata(path);

export default async function Account() {
  const logIn = await pageLogIn();
  if (!logIn?.studentId) return <LogInFirst path={path} />;
  const { id, studentId } = logIn;
  const [student, days, logIns] = await Promise.all([
    getCurrentUser(logIn.studentId),
    listViewsOf(logIn.studentId),
    logInsByAccount('student', [studentId]),
  ]);
  return (
    <MyAccountPage path={path} name={student.studentname}>
      <WhoLooked days={days} />
      <Sessions logIns={logIns.get(studentId) ?? []} currentId={id} />
    </MyAccountPage>
  );
}
