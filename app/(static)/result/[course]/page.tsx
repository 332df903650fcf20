import { ExamResultPage } from '@/components/pages/result/exam-result-page';
import { examsIn, type ExamIn } from '@/content/catalogue/exams/exams';
import { examResults } from '@/content/catalogue/exams/pages';
import { pageMetadata } from '@/lib/site/seo';

type Props = { params: Promise<{ course: ExamIn<'result'> }> };

export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return examsIn('result').map((course) => ({ course }));
}

export async function generateMetadata({ params }: Props) {
  const { meta, path } = examResults[(await params).course];
  return pageMetadata({ ...meta, path });
}

export default async function ResultPage({ params }: Props) {
  return <ExamResultPage page={examResults[(await params).course]} />;
}
