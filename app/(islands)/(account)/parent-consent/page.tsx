import { ParentPage } from '@/components/student/accounts/parent-page';
import { routeMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

export const metadata = routeMetadata('/parent-consent');

export default function ParentConsentPage() {
  return <ParentPage />;
}
