import { SignUpPage } from '@/components/student/accounts/account-pages';
import { routeMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

export const metadata = routeMetadata('/student-signup');

export default function StudentSignupPage() {
  return <SignUpPage choice={null} bought={null} />;
}
