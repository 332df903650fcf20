import { PricedFamilyPage } from '@/components/course/priced-family-page';
import { studyMaterialFamily } from '@/content/families/study-material';
import { pageMetadata } from '@/lib/seo';

export const dynamic = 'error';

export const metadata = pageMetadata({
  ...studyMaterialFamily.meta,
  path: studyMaterialFamily.path,
});

export default function StudyMaterialIndex() {
  return <PricedFamilyPage family={studyMaterialFamily} />;
}
