import { DetailPage } from '@/components/pages/result/detail-page';
import { examsIn, type ExamIn } from '@/content/catalogue/exams/exams';
import { resultDetails } from '@/content/catalogue/exams/pages';
import { pageMetadata } from '@/lib/site/seo';

type Props = { params: Promise<{ course: ExamIn<'result-explore'> }> };

export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return examsIn('result-explore').map((course) => ({ course }));
}

export async function generateMetadata({ params }: Props) {
  const { meta, path } = resultDetails[(await params).course];
  return pageMetadata({ ...meta, path });
}

export default async function ResultExplorePage({ params }: Props) {
  return <DetailPage page={resultDetails[(await params).course]} />;
}
