import { FamilyPage } from '@/components/course/family-page';
import { offlineFamily } from '@/content/families/offline';
import { pageMetadata } from '@/lib/seo';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...offlineFamily.meta, path: offlineFamily.path });

export default function OfflineCoursesPage() {
  return <FamilyPage family={offlineFamily} />;
}
