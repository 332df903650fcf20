import { FactsPageView } from '@/components/catalogue/facts-page';
import { requireFacts, factsParams, type FactsParams } from '@/content/exams/facts';
import { pageMetadata } from '@/lib/site/seo';

type Props = { params: Promise<FactsParams> };

export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...factsParams];
}

export async function generateMetadata({ params }: Props) {
  const { exam, topic, page } = requireFacts(await params);
  return pageMetadata({ ...page.meta, path: `${exam.path}/${topic}` });
}

export default async function FactsRoute({ params }: Props) {
  return <FactsPageView {...requireFacts(await params)} />;
}
