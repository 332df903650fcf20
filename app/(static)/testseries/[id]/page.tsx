import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { BarcTestsFigure } from '@/components/course/figures/barc-tests';
import { CsirNetTestsFigure } from '@/components/course/figures/csir-net-tests';
import { GateTestsFigure } from '@/components/course/figures/gate-tests';
import { IitJamTestsFigure } from '@/components/course/figures/iit-jam-tests';
import { TifrTestsFigure } from '@/components/course/figures/tifr-tests';
import { TestSeriesPage } from '@/components/course/test-series-page';
import { JsonLd } from '@/components/json-ld';
import { idsOf } from '@/content/routes';
import { testSeries } from '@/content/testseries/all';
import { pageMetadata } from '@/lib/seo';
import { faqPage } from '@/lib/structured-data/faq-page';

type Id = (typeof idsOf.testseries)[number];
type Props = { params: Promise<{ id: Id }> };

export const dynamic = 'error';
export const dynamicParams = false;

const figures: Record<Id, ReactNode> = {
  'csir-net': <CsirNetTestsFigure />,
  gate: <GateTestsFigure />,
  'iit-jam': <IitJamTestsFigure />,
  barc: <BarcTestsFigure />,
  tifr: <TifrTestsFigure />,
};

export function generateStaticParams() {
  return idsOf.testseries.map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, meta } = testSeries[(await params).id];
  return pageMetadata({ ...meta, path });
}

export default async function TestSeriesRoute({ params }: Props) {
  const { id } = await params;
  const series = testSeries[id];
  return (
    <>
      <JsonLd data={faqPage(series.faqs)} />
      <TestSeriesPage series={series} figure={figures[id]} />
    </>
  );
}
