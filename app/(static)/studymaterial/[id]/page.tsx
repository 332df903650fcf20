import { BriefPage } from '@/components/site/brief-page';
import { idsOf } from '@/content/routes';
import { briefMetadata } from '@/lib/seo';

type Props = { params: Promise<{ id: string }> };

export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return idsOf.studymaterial.map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props) {
  return briefMetadata(`/studymaterial/${(await params).id}`);
}

export default async function StudymaterialPage({ params }: Props) {
  return <BriefPage path={`/studymaterial/${(await params).id}`} />;
}
