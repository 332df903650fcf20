import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/csir-net-jrf';

export const dynamic = 'error';
export const metadata = briefMetadata(path);

export default function CsirNetJrfPage() {
  return <BriefPage path={path} />;
}
