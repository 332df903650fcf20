import { CompletionPage } from '@/components/student/enrolment/completion-page';
import { routeMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

export const metadata = routeMetadata('/complete-enrolment');

export default function CompleteEnrolmentPage() {
  return <CompletionPage />;
}
