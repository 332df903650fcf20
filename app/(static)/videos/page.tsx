import { VideosPage } from '@/components/pages/videos-page';
import { requireRoute } from '@/content/pages/routes';
import { videosPage } from '@/content/pages/videos';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

const { path, meta } = videosPage;

export const metadata = pageMetadata({ ...meta, path, index: requireRoute(path).indexable });

export default function Videos() {
  return <VideosPage />;
}
