import { StaffLogInPage } from '@/components/student/accounts/account-pages';
import { routeMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

export const metadata = routeMetadata('/admin');

export default function AdminPage() {
  return <StaffLogInPage />;
}
