import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/privacy-policy';

export const dynamic = 'error';
export const metadata = briefMetadata(path);

export default function PrivacyPolicyPage() {
  return <BriefPage path={path} />;
}
