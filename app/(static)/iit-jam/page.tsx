import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/iit-jam';

export const dynamic = 'error';
export const metadata = briefMetadata(path);

export default function IitJamPage() {
  return <BriefPage path={path} />;
}
