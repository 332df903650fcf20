import { PricedFamilyPage } from '@/components/course/priced-family-page';
import { testSeriesFamily } from '@/content/families/test-series';
import { pageMetadata } from '@/lib/seo';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...testSeriesFamily.meta, path: testSeriesFamily.path });

export default function TestSeriesIndex() {
  return <PricedFamilyPage family={testSeriesFamily} />;
}
