import { PolicyPage } from '@/components/pages/policy-page';
import { RetentionTable } from '@/components/pages/retention-table';
import { privacyPolicy } from '@/content/pages/policies/privacy';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';
export const metadata = pageMetadata({ ...privacyPolicy.meta, path: privacyPolicy.path });

export default function PrivacyPolicyPage() {
  return <PolicyPage policy={privacyPolicy} annex={<RetentionTable />} />;
}
