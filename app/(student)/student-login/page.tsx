import { LogInPage } from '@/components/student/log-in/log-in-page';
import { routeMetadata } from '@/lib/site/seo';

export const metadata = routeMetadata('/student-login');

export default function StudentLoginPage() {
  return <LogInPage />;
}
