import { FamilyPage } from '@/components/course/family-page';
import { JsonLd } from '@/components/json-ld';
import { offlineFamily } from '@/content/families/offline';
import { pageMetadata } from '@/lib/seo';
import { itemList } from '@/lib/structured-data/item-list';

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
