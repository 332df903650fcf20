import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/onlinecourses';

export const dynamic = 'error';
export const metadata = briefMetadata(path);

export default function OnlinecoursesPage() {
  return <BriefPage path={path} />;
}
