import { FamilyPage } from '@/components/catalogue/family-page';
import { JsonLd } from '@/components/site/json-ld';
import { offlineFamily } from '@/content/course-families';
import { pageMetadata } from '@/lib/site/seo';
import { itemList } from '@/lib/site/structured-data';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...offlineFamily.meta, path: offlineFamily.path });

export default function OfflineCoursesPage() {
  const { path, members } = offlineFamily;
  return (
    <>
      <JsonLd
        data={itemList(members.map(({ exam, name }) => ({ name, path: `${path}/${exam}` })))}
      />
      <FamilyPage family={offlineFamily} />
    </>
  );
}
