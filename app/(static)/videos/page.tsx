import { VideosPage } from '@/components/pages/videos-page';
import { videosPage } from '@/content/videos';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...videosPage.meta, path: videosPage.path });

export default function Videos() {
  return <VideosPage />;
}
