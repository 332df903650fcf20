import { BriefPage } from '@/components/site/brief-page';
import { idsOf } from '@/content/routes';
import { briefMetadata } from '@/lib/seo';

type Props = { params: Promise<{ course: string }> };

export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return idsOf['result-explore'].map((course) => ({ course }));
}

export async function generateMetadata({ params }: Props) {
  return briefMetadata(`/result-explore/${(await params).course}`);
}

export default async function ResultExplorePage({ params }: Props) {
  return <BriefPage path={`/result-explore/${(await params).course}`} />;
}
