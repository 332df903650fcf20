import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/result';

export const dynamic = 'error';
export const metadata = briefMetadata(path);

export default function ResultPage() {
  return <BriefPage path={path} />;
}
