import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/offlinecourses';

export const dynamic = 'error';
export const metadata = briefMetadata(path);

export default function OfflinecoursesPage() {
  return <BriefPage path={path} />;
}
