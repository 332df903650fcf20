import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { BarcTestsFigure } from '@/components/catalogue/figures/barc-tests';
import { CsirNetTestsFigure } from '@/components/catalogue/figures/csir-net-tests';
import { GateTestsFigure } from '@/components/catalogue/figures/gate-tests';
import { IitJamTestsFigure } from '@/components/catalogue/figures/iit-jam-tests';
import { TifrTestsFigure } from '@/components/catalogue/figures/tifr-tests';
import { TestSeriesPage } from '@/components/catalogue/test-series-page';
import { JsonLd } from '@/components/site/json-ld';
import { testSeries } from '@/content/exams/pages';
import { idsOf } from '@/content/routes';
import { pageMetadata } from '@/lib/site/seo';
import { faqPage } from '@/lib/site/structured-data';

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
