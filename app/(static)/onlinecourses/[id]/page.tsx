import type { Metadata } from 'next';
import { CoursePage } from '@/components/catalogue/course-page';
import { figures } from '@/components/catalogue/figures/figures';
import { examsIn, type ExamIn } from '@/content/catalogue/exams/exams';
import { onlineCourses } from '@/content/catalogue/exams/pages';
import { formatRupees, lowestPrice } from '@/content/money';
import { pageMetadata } from '@/lib/site/seo';

type Props = { params: Promise<{ id: ExamIn<'onlinecourses'> }> };

export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return examsIn('onlinecourses').map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, meta, tabs } = onlineCourses[(await params).id];
  const lowest = lowestPrice(tabs.flatMap(({ plans }) => plans));
  const fees = lowest === null ? '' : ` Fees from ${formatRupees(lowest)}.`;
  return pageMetadata({ ...meta, description: meta.description + fees, path });
}

export default async function OnlineCourseRoute({ params }: Props) {
  const { id } = await params;
  return <CoursePage course={onlineCourses[id]} figure={figures.onlinecourses[id]} />;
}
