import type { Metadata } from 'next';
import { TestSeriesPage } from '@/components/catalogue/test-series-page';
import { figures } from '@/components/catalogue/figures/figures';
import { examsIn, type ExamIn } from '@/content/catalogue/exams/exams';
import { testSeries } from '@/content/catalogue/exams/pages';
import { pageMetadata } from '@/lib/site/seo';

type Props = { params: Promise<{ id: ExamIn<'testseries'> }> };

export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return examsIn('testseries').map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, meta } = testSeries[(await params).id];
  return pageMetadata({ ...meta, path });
}

export default async function TestSeriesRoute({ params }: Props) {
  const { id } = await params;
  return <TestSeriesPage series={testSeries[id]} figure={figures.testseries[id]} />;
}
