import { SolutionsPage } from '@/components/practice/solutions-page';
import type { CourseExam } from '@/content/catalogue/exams/exams';
import { solutionsPath, solutionsWords } from '@/content/pages/practice';
import { practiceExams } from '@/content/practice/practice-paper';
import { practicePaper } from '@/content/practice/practice-papers';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';
export const dynamicParams = false;

type Props = { params: Promise<{ exam: CourseExam }> };

export const generateStaticParams = () => practiceExams.map((exam) => ({ exam }));

export async function generateMetadata({ params }: Props) {
  const { exam } = await params;
  return pageMetadata({ ...solutionsWords(practicePaper(exam)).meta, path: solutionsPath(exam) });
}

export default async function SolutionsRoute({ params }: Props) {
  const { exam } = await params;
  return <SolutionsPage paper={practicePaper(exam)} />;
}
