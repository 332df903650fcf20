import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/form-print';

export const metadata = briefMetadata(path);

export default function FormPrintPage() {
  return <BriefPage path={path} />;
}
