import { BriefPage } from '@/components/site/brief-page';
import { idsOf } from '@/content/routes';
import { briefMetadata } from '@/lib/seo';

type Props = { params: Promise<{ id: string }> };

export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return idsOf.testseries.map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props) {
  return briefMetadata(`/testseries/${(await params).id}`);
}

export default async function TestseriesPage({ params }: Props) {
  return <BriefPage path={`/testseries/${(await params).id}`} />;
}
