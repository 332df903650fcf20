import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/shipping-policy';

export const dynamic = 'error';
export const metadata = briefMetadata(path);

export default function ShippingPolicyPage() {
  return <BriefPage path={path} />;
}
