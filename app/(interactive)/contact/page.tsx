import { BriefPage } from '@/components/site/brief-page';
import { briefMetadata } from '@/lib/seo';

const path = '/contact';

export const metadata = briefMetadata(path);

export default function ContactPage() {
  return <BriefPage path={path} />;
}
