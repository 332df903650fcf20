import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/new-batch';

export const dynamic = 'error';
export const metadata = briefMetadata(path);

export default function NewBatchPage() {
  return <BriefPage path={path} />;
}
