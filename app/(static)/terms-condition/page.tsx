import { PolicyPage } from '@/components/pages/policy-page';
import { termsAndConditions } from '@/content/pages/policies/terms';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';
export const metadata = pageMetadata({ ...termsAndConditions.meta, path: termsAndConditions.path });

export default function TermsPage() {
  return <PolicyPage policy={termsAndConditions} />;
}
