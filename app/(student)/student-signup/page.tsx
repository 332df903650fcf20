import { SignUpPage } from '@/components/student/sign-up/sign-up-page';
import { routeMetadata } from '@/lib/site/seo';

export const metadata = routeMetadata('/student-signup');

export default function StudentSignupPage() {
  return <SignUpPage />;
}
