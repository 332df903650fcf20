import { FamilyPage } from '@/components/catalogue/family-page';
import { JsonLd } from '@/components/site/json-ld';
import { coursesIn, onlineFamily } from '@/content/catalogue/course-families';
import { courseNameOf } from '@/content/catalogue/exams/exams';
import { pageMetadata } from '@/lib/site/seo';
import { itemList } from '@/lib/site/structured-data';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...onlineFamily.meta, path: onlineFamily.path });

export default function OnlineCoursesPage() {
  return (
    <>
      <JsonLd
        data={itemList(
          coursesIn('online').map(({ exam, course: { path } }) => ({
            name: courseNameOf(exam),
            path,
          })),
        )}
      />
      <FamilyPage family={onlineFamily} />
    </>
  );
}
