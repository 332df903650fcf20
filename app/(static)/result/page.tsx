import { OverviewPage } from '@/components/result/overview-page';
import { resultOverview } from '@/content/results/overview';
import { pageMetadata } from '@/lib/seo';

export const dynamic = 'error';
export const metadata = pageMetadata({ ...resultOverview.meta, path: resultOverview.path });

export default function ResultsPage() {
  return <OverviewPage page={resultOverview} />;
}
