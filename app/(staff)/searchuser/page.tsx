import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/searchuser';

export const metadata = briefMetadata(path);

export default function SearchuserPage() {
  return <BriefPage path={path} />;
}
