import { AboutPage } from '@/components/about/about-page';
import { JsonLd } from '@/components/json-ld';
import { about } from '@/content/about';
import { pageMetadata } from '@/lib/seo';
import { aboutPage } from '@/lib/structured-data/about-page';

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
