import { HistoryPage } from '@/components/student/history/history-page';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageLogIn } from '@/lib/auth/page-log-in';
import { getCurrentUser } from '@/lib/data/current-user';
import { listRegistrations } from '@/lib/data/registrations';
import { routeMetadata } from '@/lib/seo';

const path = '/history';

export const metadata = routeMetadata(path);

export default async function History() {
  const logIn = await pageLogIn();
  if (!logIn?.studentId) return <LogInFirst path={path} />;
  const [student, purchases] = await Promise.all([
    getCurrentUser(logIn.studentId),
    listRegistrations(logIn.studentId),
  ]);
  return <HistoryPage path={path} name={student.studentname} purchases={purchases} />;
}
