import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/testupload';

export const metadata = briefMetadata(path);

export default function TestuploadPage() {
  return <BriefPage path={path} />;
}
