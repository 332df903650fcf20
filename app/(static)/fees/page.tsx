import { FeesPage } from '@/components/catalogue/fees-page';
import { fees } from '@/content/pages/fees';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...fees.meta, path: fees.path });

export default function FeesRoute() {
  return <FeesPage language="en" />;
}
