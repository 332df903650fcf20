import { FeesPage } from '@/components/catalogue/fees-page';
import { feesInHindi } from '@/content/pages/fees-hindi';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...feesInHindi.meta, path: '/hi/fees' });

export default function HindiFeesRoute() {
  return <FeesPage language="hi" />;
}
