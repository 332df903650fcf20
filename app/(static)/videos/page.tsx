import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/videos';

export const dynamic = 'error';
export const metadata = briefMetadata(path);

export default function VideosPage() {
  return <BriefPage path={path} />;
}
