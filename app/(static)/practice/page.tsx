import { PracticeIndexPage } from '@/components/practice/practice-index-page';
import { practice } from '@/content/pages/practice';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...practice.meta, path: practice.path });

export default function PracticeRoute() {
  return <PracticeIndexPage />;
}
