import { PricedFamilyPage } from '@/components/catalogue/family-page';
import { studyMaterialFamily } from '@/content/catalogue/priced-families';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

export const metadata = pageMetadata({
  ...studyMaterialFamily.meta,
  path: studyMaterialFamily.path,
});

export default function StudyMaterialIndex() {
  return <PricedFamilyPage family={studyMaterialFamily} />;
}
