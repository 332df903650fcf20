import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/terms-condition';

export const dynamic = 'error';
export const metadata = briefMetadata(path);

export default function TermsConditionPage() {
  return <BriefPage path={path} />;
}
