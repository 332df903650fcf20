import { FamilyPage } from '@/components/catalogue/family-page';
import { JsonLd } from '@/components/site/json-ld';
import { onlineFamily } from '@/content/course-families';
import { pageMetadata } from '@/lib/site/seo';
import { itemList } from '@/lib/site/structured-data';

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
