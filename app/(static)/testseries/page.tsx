import { PricedFamilyPage } from '@/components/catalogue/family-page';
import { testSeriesFamily } from '@/content/catalogue/priced-families';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...testSeriesFamily.meta, path: testSeriesFamily.path });

export default function TestSeriesIndex() {
  return <PricedFamilyPage family={testSeriesFamily} />;
}
