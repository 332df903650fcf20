import { FamilyPage } from '@/components/course/family-page';
import { onlineFamily } from '@/content/families/online';
import { pageMetadata } from '@/lib/seo';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...onlineFamily.meta, path: onlineFamily.path });

export default function OnlineCoursesPage() {
  return <FamilyPage family={onlineFamily} />;
}
