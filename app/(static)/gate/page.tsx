import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/gate';

export const dynamic = 'error';
export const metadata = briefMetadata(path);

export default function GatePage() {
  return <BriefPage path={path} />;
}
