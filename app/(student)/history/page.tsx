import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/history';

export const metadata = briefMetadata(path);

export default function HistoryPage() {
  return <BriefPage path={path} />;
}
