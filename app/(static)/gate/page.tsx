import { ExamPageView } from '@/components/catalogue/exam-page';
import { examPages } from '@/content/catalogue/exams/pages';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

const page = examPages.gate;

export const metadata = pageMetadata({ ...page.meta, path: page.path });

export default function GatePage() {
  return <ExamPageView page={page} />;
}
