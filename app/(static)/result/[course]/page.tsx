import { BriefPage } from '@/components/site/brief-page';
import { idsOf } from '@/content/routes';
import { briefMetadata } from '@/lib/seo';

type Props = { params: Promise<{ course: string }> };

export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return idsOf.result.map((course) => ({ course }));
}

export async function generateMetadata({ params }: Props) {
  return briefMetadata(`/result/${(await params).course}`);
}

export default async function ResultPage({ params }: Props) {
  return <BriefPage path={`/result/${(await params).course}`} />;
}
