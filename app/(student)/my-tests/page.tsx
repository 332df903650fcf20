import { LogInFirst } from '@/components/student/accounts/log-in-first';
import { MyTestsPage } from '@/components/student/exam-room/my-tests-page';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { testsOfStudent } from '@/lib/exam-room/my-tests';
import { progressOf } from '@/lib/exam-room/test-result';
import { routeMetadata } from '@/lib/site/seo';

const path = '/my-tests';

export const metadata = routeMetadata(path);

export default async function MyTests() {
  const logIn = await pageLogIn();
  if (!logIn?.studentId) return <LogInFirst path={path} />;
  const now = new Date();
  const [tests, progress] = await Promise.all([
    testsOfStudent(logIn.studentId, now),
    progressOf(logIn.studentId, now),
  ]);
  return <MyTestsPage path={path} tests={tests} progress={progress} now={now} />;
}
