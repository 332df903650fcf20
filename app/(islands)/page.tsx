import '../home.css';
import { HomeContent } from '@/components/pages/home/home-content';
import { JsonLd } from '@/components/site/json-ld';
import { courseTabs, homePage } from '@/content/pages/home';
import { pageMetadata } from '@/lib/site/seo';
import { itemList, organization, webSite } from '@/lib/site/structured-data';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...homePage.meta, path: '/' });

/* The cards of OUR COURSES by button name; both tabs are in the document. */
const courses = courseTabs.flatMap(({ mode, cards }) =>
  cards.map(({ heading, href }) => ({ name: `${heading}, ${mode}`, path: href })),
);

export default function HomePage() {
  return (
    <>
      <JsonLd data={organization()} />
      <JsonLd data={webSite()} />
      <JsonLd data={itemList(courses)} />
      <HomeContent />
    </>
  );
}
