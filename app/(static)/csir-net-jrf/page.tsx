import { ExamPageView } from '@/components/catalogue/exam-page';
import { examPages } from '@/content/catalogue/exams/pages';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

const page = examPages['csir-net'];

export const metadata = pageMetadata({ ...page.meta, path: page.path });

export default function CsirNetJrfPage() {
  return <ExamPageView page={page} />;
}
