import { HomeContent } from '@/components/home/home-content';
import { JsonLd } from '@/components/json-ld';
import { courseTabs } from '@/content/home/courses';
import { institute } from '@/content/institute';
import { pageMetadata } from '@/lib/seo';
import { itemList } from '@/lib/structured-data/item-list';
import { organization } from '@/lib/structured-data/organization';
import { webSite } from '@/lib/structured-data/web-site';

export const metadata = pageMetadata({
  title: `${institute.name}: CSIR-NET, GATE, IIT-JAM, CUET (PG)`,
  description:
    'Online and classroom coaching in chemistry for CSIR-NET/JRF, GATE, IIT-JAM and CUET (PG), at Jia Sarai, Delhi. Fees, batches and free registration.',
  path: '/',
});

/* The cards of OUR COURSES by the names on their buttons; both tabs are in the document. */
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
