import { OwnDataPage } from '@/components/student/data-rights/own-data-page';
import { LogInFirst } from '@/components/student/accounts/log-in-first';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { ownData } from '@/lib/data-rights/own-data';
import { officeMetadata } from '@/lib/site/seo';

const path = '/account/data';
const title = 'Everything we store about you';

export const metadata = officeMetadata(title);

export default async function OwnData() {
  const logIn = await pageLogIn();
  if (!logIn?.studentId) return <LogInFirst path={path} title={title} />;
  return <OwnDataPage path={path} title={title} tables={await ownData(logIn.studentId)} />;
}
