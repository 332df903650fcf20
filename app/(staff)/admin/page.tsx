import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/admin';

export const metadata = briefMetadata(path);

export default function AdminPage() {
  return <BriefPage path={path} />;
}
