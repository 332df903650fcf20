import { JsonLd } from '@/components/json-ld';
import { ExamPageView } from '@/components/marketing/exam-page';
import { IitJamFigure } from '@/components/marketing/figures/iit-jam';
import { iitJam } from '@/content/marketing/iit-jam';
import { pageMetadata } from '@/lib/seo';
import { faqPage } from '@/lib/structured-data/faq-page';

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
