import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/success';

export const metadata = briefMetadata(path);

export default function SuccessPage() {
  return <BriefPage path={path} />;
}
