import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/student-login';

export const metadata = briefMetadata(path);

export default function StudentLoginPage() {
  return <BriefPage path={path} />;
}
