import { ExamResultPage } from '@/components/pages/result/exam-result-page';
import { examResults } from '@/content/exams/pages';
import type { ResultExam } from '@/content/results';
import { idsOf } from '@/content/routes';
import { pageMetadata } from '@/lib/site/seo';

type Props = { params: Promise<{ course: ResultExam }> };

export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return idsOf.result.map((course) => ({ course }));
}

export async function generateMetadata({ params }: Props) {
  const { meta, path } = examResults[(await params).course];
  return pageMetadata({ ...meta, path });
}

export default async function ResultPage({ params }: Props) {
  return <ExamResultPage page={examResults[(await params).course]} />;
}
