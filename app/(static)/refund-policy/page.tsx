import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/refund-policy';

export const dynamic = 'error';
export const metadata = briefMetadata(path);

export default function RefundPolicyPage() {
  return <BriefPage path={path} />;
}
