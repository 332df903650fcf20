import '../../../practice-room.css';
import { PracticePaperPage } from '@/components/practice/practice-page';
import type { CourseExam } from '@/content/catalogue/exams/exams';
import { paperWords, practicePath } from '@/content/pages/practice';
import { practiceExams } from '@/content/practice/practice-paper';
import { practicePaper } from '@/content/practice/practice-papers';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';
export const dynamicParams = false;

type Props = { params: Promise<{ exam: CourseExam }> };

export const generateStaticParams = () => practiceExams.map((exam) => ({ exam }));

export async function generateMetadata({ params }: Props) {
  const { exam } = await params;
  return pageMetadata({ ...paperWords(practicePaper(exam)).meta, path: practicePath(exam) });
}

export default async function PracticePaperRoute({ params }: Props) {
  const { exam } = await params;
  return <PracticePaperPage paper={practicePaper(exam)} />;
}
