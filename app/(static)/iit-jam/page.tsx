import { ExamPageView } from '@/components/catalogue/exam-page/exam-page';
import { IitJamFigure } from '@/components/catalogue/exam-page/figures/iit-jam';
import { JsonLd } from '@/components/site/json-ld';
import { iitJam } from '@/content/exams/iit-jam/exam-page';
import { pageMetadata } from '@/lib/site/seo';
import { faqPage } from '@/lib/site/structured-data';

export const dynamic = 'error';
export const metadata = pageMetadata({ ...iitJam.meta, path: iitJam.path });

export default function IitJamPage() {
  return (
    <>
      <JsonLd data={faqPage(iitJam.faqs)} />
      <ExamPageView page={iitJam} figure={<IitJamFigure />} />
    </>
  );
}
