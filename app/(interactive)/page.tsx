import { HomeContent } from '@/components/pages/home/home-content';
import { JsonLd } from '@/components/site/json-ld';
import { courseTabs } from '@/content/home';
import { institute } from '@/content/institute';
import { pageMetadata } from '@/lib/site/seo';
import { itemList, organization, webSite } from '@/lib/site/structured-data';

export const metadata = pageMetadata({
  title: `${institute.name}: CSIR-NET, GATE, IIT-JAM, CUET (PG)`,
  description:
    'Online and classroom coaching in chemistry for CSIR-NET/JRF, GATE, IIT-JAM and CUET (PG), at Jia Sarai, Delhi. Fees, batches and free registration.',
  path: '/',
});

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
