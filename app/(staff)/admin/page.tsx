import { StaffLogInPage } from '@/components/student/log-in/staff-log-in-page';
import { routeMetadata } from '@/lib/seo';

export const metadata = routeMetadata('/admin');

export default function AdminPage() {
  return <StaffLogInPage />;
}
