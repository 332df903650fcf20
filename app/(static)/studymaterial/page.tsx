import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/studymaterial';

export const dynamic = 'error';
export const metadata = briefMetadata(path);

export default function StudymaterialPage() {
  return <BriefPage path={path} />;
}
