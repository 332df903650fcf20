import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/payment';

export const metadata = briefMetadata(path);

export default function PaymentPage() {
  return <BriefPage path={path} />;
}
