import { NewBatchPage } from '@/components/catalogue/new-batch-page';
import { newBatchPage } from '@/content/catalogue/new-batch';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

// Has its own title and canonical URL (D4).
export const metadata = pageMetadata({ ...newBatchPage.meta, path: newBatchPage.path });

export default function NewBatchRoute() {
  return <NewBatchPage />;
}
