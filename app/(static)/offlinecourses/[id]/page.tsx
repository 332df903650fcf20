import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CoursePage } from '@/components/catalogue/course-page';
import { CsirNetOfflineFigure } from '@/components/catalogue/figures/csir-net-offline';
import { CuetOfflineFigure } from '@/components/catalogue/figures/cuet-offline';
import { GateOfflineFigure } from '@/components/catalogue/figures/gate-offline';
import { IitJamOfflineFigure } from '@/components/catalogue/figures/iit-jam-offline';
import { JsonLd } from '@/components/site/json-ld';
import type { Course } from '@/content/course';
import { csirNetOffline } from '@/content/exams/csir-net/offline';
import { cuetOffline } from '@/content/exams/cuet/offline';
import { gateOffline } from '@/content/exams/gate/offline';
import { iitJamOffline } from '@/content/exams/iit-jam/offline';
import { idsOf } from '@/content/routes';
import { pageMetadata } from '@/lib/site/seo';
import { courseData, faqPage } from '@/lib/site/structured-data';

type Id = (typeof idsOf.offlinecourses)[number];
type Props = { params: Promise<{ id: Id }> };

export const dynamic = 'error';
export const dynamicParams = false;

const pages: Record<Id, { course: Course; figure: ReactNode }> = {
  'csir-net': { course: csirNetOffline, figure: <CsirNetOfflineFigure /> },
  gate: { course: gateOffline, figure: <GateOfflineFigure /> },
  'iit-jam': { course: iitJamOffline, figure: <IitJamOfflineFigure /> },
  cuet: { course: cuetOffline, figure: <CuetOfflineFigure /> },
};

export function generateStaticParams() {
  return idsOf.offlinecourses.map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, meta } = pages[(await params).id].course;
  return pageMetadata({ ...meta, path });
}

export default async function OfflineCourseRoute({ params }: Props) {
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
