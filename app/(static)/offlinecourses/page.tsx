import { FamilyPage } from '@/components/catalogue/family-page';
import { JsonLd } from '@/components/site/json-ld';
import { coursesIn, offlineFamily } from '@/content/catalogue/course-families';
import { courseNameOf } from '@/content/catalogue/exams/exams';
import { pageMetadata } from '@/lib/site/seo';
import { itemList } from '@/lib/site/structured-data';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...offlineFamily.meta, path: offlineFamily.path });

export default function OfflineCoursesPage() {
  return (
    <>
      <JsonLd
        data={itemList(
          coursesIn('offline').map(({ exam, course: { path } }) => ({
            name: courseNameOf(exam),
            path,
          })),
        )}
      />
      <FamilyPage family={offlineFamily} />
    </>
  );
}
