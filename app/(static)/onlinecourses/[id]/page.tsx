import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CsirNetOnlineFigure } from '@/components/course/figures/csir-net-online';
import { CoursePage } from '@/components/course/course-page';
import { JsonLd } from '@/components/json-ld';
import { BriefPage } from '@/components/site/brief-page';
import type { Course } from '@/content/course';
import type { Paise } from '@/content/money';
import { csirNetOnline } from '@/content/online/csir-net';
import { idsOf, requireRoute } from '@/content/routes';
import { formatRupees } from '@/lib/format';
import { faqPage, pageMetadata } from '@/lib/seo';

export const dynamic = 'error';
export const dynamicParams = false;

type Props = { params: Promise<{ id: string }> };

/* A course that is not here is still a brief page. */
const fullPages: Record<string, { course: Course; figure: ReactNode }> = {
  'csir-net': { course: csirNetOnline, figure: <CsirNetOnlineFigure /> },
};

export function generateStaticParams() {
  return idsOf.onlinecourses.map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const path = `/onlinecourses/${id}`;
  const { title, purpose, indexable } = requireRoute(path);
  const course = fullPages[id]?.course;
  if (!course) return pageMetadata({ title, description: purpose, path, index: indexable });
  const description = `${course.meta.description} Fees from ${formatRupees(lowestPrice(course))}.`;
  return pageMetadata({ ...course.meta, description, path, index: indexable });
}

function lowestPrice(course: Course): Paise {
  const prices = course.tabs.flatMap(({ plans }) => plans.map(({ price }) => price));
  return prices.reduce((lowest, price) => (price < lowest ? price : lowest));
}

export default async function OnlineCourseRoute({ params }: Props) {
  const { id } = await params;
  const full = fullPages[id];
  if (!full) return <BriefPage path={`/onlinecourses/${id}`} />;
  return (
    <>
      <JsonLd data={faqPage(full.course.faqs)} />
      <CoursePage {...full} />
    </>
  );
}
