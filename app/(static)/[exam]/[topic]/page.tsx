import { FactsPageView } from '@/components/catalogue/facts-page';
import { factsPages, requireFacts } from '@/content/catalogue/exams/facts';
import { pageMetadata } from '@/lib/site/seo';

type Props = { params: Promise<{ exam: string; topic: string }> };

export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return factsPages.flatMap(({ path }) => {
    const [, exam, topic] = path.split('/');
    return exam && topic ? [{ exam, topic }] : [];
  });
}

async function factsOf({ params }: Props) {
  const { exam, topic } = await params;
  return requireFacts(`/${exam}/${topic}`);
}

export async function generateMetadata(props: Props) {
  const { path, page } = await factsOf(props);
  return pageMetadata({ ...page.meta, path });
}

export default async function FactsRoute(props: Props) {
  return <FactsPageView {...await factsOf(props)} />;
}
