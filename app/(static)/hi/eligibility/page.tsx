import { EligibilityPage } from '@/components/catalogue/eligibility-page';
import { eligibilityPageInHindi } from '@/content/pages/eligibility-hindi';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...eligibilityPageInHindi.meta, path: '/hi/eligibility' });

export default function HindiEligibilityRoute() {
  return <EligibilityPage language="hi" />;
}
