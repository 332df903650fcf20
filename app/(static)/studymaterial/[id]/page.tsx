import type { Metadata } from 'next';
import { StudyMaterialPage } from '@/components/catalogue/study-material-page';
import { figures } from '@/components/catalogue/figures/figures';
import { examsIn, type ExamIn } from '@/content/catalogue/exams/exams';
import { studyMaterials } from '@/content/catalogue/exams/pages';
import { pageMetadata } from '@/lib/site/seo';

type Props = { params: Promise<{ id: ExamIn<'studymaterial'> }> };

export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return examsIn('studymaterial').map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, meta } = studyMaterials[(await params).id];
  return pageMetadata({ ...meta, path });
}

export default async function StudyMaterialRoute({ params }: Props) {
  const { id } = await params;
  return <StudyMaterialPage material={studyMaterials[id]} figure={figures.studymaterial[id]} />;
}
