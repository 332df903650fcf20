import { FamilyPage } from '@/components/course/family-page';
import { JsonLd } from '@/components/json-ld';
import { onlineFamily } from '@/content/families/online';
import { pageMetadata } from '@/lib/seo';
import { itemList } from '@/lib/structured-data/item-list';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...onlineFamily.meta, path: onlineFamily.path });

export default function OnlineCoursesPage() {
  const { path, members } = onlineFamily;
  return (
    <>
      <JsonLd
        data={itemList(members.map(({ exam, name }) => ({ name, path: `${path}/${exam}` })))}
      />
      <FamilyPage family={onlineFamily} />
    </>
  );
}
