import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/about';

export const dynamic = 'error';
export const metadata = briefMetadata(path);

export default function AboutPage() {
  return <BriefPage path={path} />;
}
