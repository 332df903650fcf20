import { SignUpPage } from '@/components/student/account/account-pages';
import { routeMetadata } from '@/lib/site/seo';

export const metadata = routeMetadata('/student-signup');

export default function StudentSignupPage() {
  return <SignUpPage />;
}
