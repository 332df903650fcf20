import { StaffLogInPage } from '@/components/student/log-in/log-in-page';
import { routeMetadata } from '@/lib/site/seo';

export const metadata = routeMetadata('/admin');

export default function AdminPage() {
  return <StaffLogInPage />;
}
