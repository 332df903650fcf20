import { JsonLd } from '@/components/json-ld';
import { ExamPageView } from '@/components/marketing/exam-page';
import { CsirNetJrfFigure } from '@/components/marketing/figures/csir-net-jrf';
import { csirNetJrf } from '@/content/marketing/csir-net-jrf';
import { csirNetOnline } from '@/content/online/csir-net';
import { pageMetadata } from '@/lib/seo';
import { courseData } from '@/lib/structured-data/course';
import { faqPage } from '@/lib/structured-data/faq-page';

export const dynamic = 'error';
export const metadata = pageMetadata({ ...csirNetJrf.meta, path: csirNetJrf.path });

/* The online course, in the words of this page and with its cards (decision D6). */
const course = courseData(csirNetOnline, {
  page: '/csir-net-jrf',
  name: csirNetJrf.heading,
  description: csirNetJrf.lede,
  batches: [],
});

export default function CsirNetJrfPage() {
  return (
    <>
      <JsonLd data={course} />
      <JsonLd data={faqPage(csirNetJrf.faqs)} />
      <ExamPageView page={csirNetJrf} figure={<CsirNetJrfFigure />} />
    </>
  );
}
