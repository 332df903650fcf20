import { LogInPage } from '@/components/student/accounts/account-pages';
import { routeMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

export const metadata = routeMetadata('/student-login');

export default function StudentLoginPage() {
  return <LogInPage choice={null} bought={null} />;
}
