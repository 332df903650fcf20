import { ExamPageView } from '@/components/catalogue/exam-page/exam-page';
import { CsirNetJrfFigure } from '@/components/catalogue/exam-page/figures/csir-net-jrf';
import { JsonLd } from '@/components/site/json-ld';
import { csirNetJrf } from '@/content/exams/csir-net/exam-page';
import { csirNetOnline } from '@/content/exams/csir-net/online';
import { pageMetadata } from '@/lib/site/seo';
import { courseData, faqPage } from '@/lib/site/structured-data';

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
