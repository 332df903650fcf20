import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/testseries';

export const dynamic = 'error';
export const metadata = briefMetadata(path);

export default function TestseriesPage() {
  return <BriefPage path={path} />;
}
