import { AboutPage } from '@/components/pages/about-page';
import { JsonLd } from '@/components/site/json-ld';
import { about } from '@/content/pages/about';
import { pageMetadata } from '@/lib/site/seo';
import { aboutPage } from '@/lib/site/structured-data';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...about.meta, path: about.path });

export default function AboutRoute() {
  return (
    <>
      <JsonLd data={aboutPage()} />
      <AboutPage />
    </>
  );
}
