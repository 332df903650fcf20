import { DemoClassPage } from '@/components/pages/demo-class-page';
import { demoClassPage, hasDemoClasses } from '@/content/pages/demo-class';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

const { path, meta } = demoClassPage;

export const metadata = pageMetadata({ ...meta, path, index: hasDemoClasses });

export default function DemoClass() {
  return <DemoClassPage />;
}
