import { LogInPage } from '@/components/student/log-in/log-in-page';
import { routeMetadata } from '@/lib/seo';

export const metadata = routeMetadata('/student-login');

export default function StudentLoginPage() {
  return <LogInPage />;
}
