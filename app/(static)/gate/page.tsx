import { ExamPageView } from '@/components/catalogue/exam-page/exam-page';
import { GateFigure } from '@/components/catalogue/exam-page/figures/gate';
import { JsonLd } from '@/components/site/json-ld';
import { gate } from '@/content/exams/gate/exam-page';
import { pageMetadata } from '@/lib/site/seo';
import { faqPage } from '@/lib/site/structured-data';

export const dynamic = 'error';
export const metadata = pageMetadata({ ...gate.meta, path: gate.path });

export default function GatePage() {
  return (
    <>
      <JsonLd data={faqPage(gate.faqs)} />
      <ExamPageView page={gate} figure={<GateFigure />} />
    </>
  );
}
