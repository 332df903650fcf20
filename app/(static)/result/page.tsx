import { OverviewPage } from '@/components/pages/result/overview-page';
import { resultOverview } from '@/content/pages/results';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';
export const metadata = pageMetadata({ ...resultOverview.meta, path: resultOverview.path });

export default function ResultsPage() {
  return <OverviewPage page={resultOverview} />;
}
