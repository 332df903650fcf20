import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/failure';

export const metadata = briefMetadata(path);

export default function FailurePage() {
  return <BriefPage path={path} />;
}
