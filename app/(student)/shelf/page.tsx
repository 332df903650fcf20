import { LogInFirst } from '@/components/student/accounts/log-in-first';
import { ShelfPage } from '@/components/student/shelf/shelf-page';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { testsByPurchase } from '@/lib/exam-room/my-tests';
import { shelfOf } from '@/lib/shelf/shelf';
import { routeMetadata } from '@/lib/site/seo';

const path = '/shelf';

export const metadata = routeMetadata(path);

export default async function Shelf() {
  const logIn = await pageLogIn();
  if (!logIn?.studentId) return <LogInFirst path={path} />;
  const now = new Date();
  const [parts, tests] = await Promise.all([
    shelfOf(logIn.studentId),
    testsByPurchase(logIn.studentId, now),
  ]);
  return <ShelfPage path={path} parts={parts} tests={tests} now={now} />;
}
