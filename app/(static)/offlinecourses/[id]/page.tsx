import { BriefPage } from '@/components/site/brief-page';
import { idsOf } from '@/content/routes';
import { briefMetadata } from '@/lib/seo';

type Props = { params: Promise<{ id: string }> };

export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return idsOf.offlinecourses.map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props) {
  return briefMetadata(`/offlinecourses/${(await params).id}`);
}

export default async function OfflinecoursesPage({ params }: Props) {
  return <BriefPage path={`/offlinecourses/${(await params).id}`} />;
}
