import { JsonLd } from '@/components/json-ld';
import { ExamPageView } from '@/components/marketing/exam-page';
import { GateFigure } from '@/components/marketing/figures/gate';
import { gate } from '@/content/marketing/gate';
import { pageMetadata } from '@/lib/seo';
import { faqPage } from '@/lib/structured-data/faq-page';

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
