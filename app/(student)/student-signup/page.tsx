import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/student-signup';

export const metadata = briefMetadata(path);

export default function StudentSignupPage() {
  return <BriefPage path={path} />;
}
