import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CoursePage } from '@/components/catalogue/course-page';
import { CsirNetOnlineFigure } from '@/components/catalogue/figures/csir-net-online';
import { CuetOnlineFigure } from '@/components/catalogue/figures/cuet-online';
import { GateOnlineFigure } from '@/components/catalogue/figures/gate-online';
import { IitJamOnlineFigure } from '@/components/catalogue/figures/iit-jam-online';
import { JsonLd } from '@/components/site/json-ld';
import type { Course } from '@/content/course';
import { csirNetOnline } from '@/content/exams/csir-net/online';
import { cuetOnline } from '@/content/exams/cuet/online';
import { gateOnline } from '@/content/exams/gate/online';
import { iitJamOnline } from '@/content/exams/iit-jam/online';
import { formatRupees, lowestPrice } from '@/content/money';
import { idsOf } from '@/content/routes';
import { pageMetadata } from '@/lib/site/seo';
import { courseData, faqPage } from '@/lib/site/structured-data';

type Id = (typeof idsOf.onlinecourses)[number];
type Props = { params: Promise<{ id: Id }> };

export const dynamic = 'error';
export const dynamicParams = false;

const pages: Record<Id, { course: Course; figure: ReactNode }> = {
  'csir-net': { course: csirNetOnline, figure: <CsirNetOnlineFigure /> },
  gate: { course: gateOnline, figure: <GateOnlineFigure /> },
  'iit-jam': { course: iitJamOnline, figure: <IitJamOnlineFigure /> },
  cuet: { course: cuetOnline, figure: <CuetOnlineFigure /> },
};

export function generateStaticParams() {
  return idsOf.onlinecourses.map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { course } = pages[(await params).id];
  const { path, meta } = course;
  const lowest = lowestPrice(course.tabs.flatMap(({ plans }) => plans));
  const fees = lowest === null ? '' : ` Fees from ${formatRupees(lowest)}.`;
  return pageMetadata({ ...meta, description: meta.description + fees, path });
}

export default async function OnlineCourseRoute({ params }: Props) {
  const { id } = await params;
  const page = pages[id];
  return (
    <>
      <JsonLd data={courseData(page.course)} />
      {/* The catalogue gives CUET no FAQ data (decision D11). */}
      {id !== 'cuet' && <JsonLd data={faqPage(page.course.faqs)} />}
      <CoursePage {...page} />
    </>
  );
}
