import { EligibilityPage } from '@/components/catalogue/eligibility-page';
import { eligibility } from '@/content/pages/eligibility';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...eligibility.meta, path: eligibility.path });

export default function EligibilityRoute() {
  return <EligibilityPage language="en" />;
}
