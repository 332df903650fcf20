import type { Metadata } from 'next';
import { CoursePage } from '@/components/catalogue/course-page';
import { figures } from '@/components/catalogue/figures/figures';
import { examsIn, type ExamIn } from '@/content/catalogue/exams/exams';
import { offlineCourses } from '@/content/catalogue/exams/pages';
import { pageMetadata } from '@/lib/site/seo';

type Props = { params: Promise<{ id: ExamIn<'offlinecourses'> }> };

export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return examsIn('offlinecourses').map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, meta } = offlineCourses[(await params).id];
  return pageMetadata({ ...meta, path });
}

export default async function OfflineCourseRoute({ params }: Props) {
  const { id } = await params;
  return <CoursePage course={offlineCourses[id]} figure={figures.offlinecourses[id]} />;
}
