import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CsirNetMaterialFigure } from '@/components/catalogue/figures/csir-net-material';
import { CuetMaterialFigure } from '@/components/catalogue/figures/cuet-material';
import { GateMaterialFigure } from '@/components/catalogue/figures/gate-material';
import { IitJamMaterialFigure } from '@/components/catalogue/figures/iit-jam-material';
import { StudyMaterialPage } from '@/components/catalogue/study-material-page';
import { JsonLd } from '@/components/site/json-ld';
import { materials } from '@/content/exams/pages';
import { idsOf } from '@/content/routes';
import { pageMetadata } from '@/lib/site/seo';
import { faqPage } from '@/lib/site/structured-data';

type Id = (typeof idsOf.studymaterial)[number];
type Props = { params: Promise<{ id: Id }> };

export const dynamic = 'error';
export const dynamicParams = false;

const figures: Record<Id, ReactNode> = {
  'csir-net': <CsirNetMaterialFigure />,
  gate: <GateMaterialFigure />,
  'iit-jam': <IitJamMaterialFigure />,
  cuet: <CuetMaterialFigure />,
};

export function generateStaticParams() {
  return idsOf.studymaterial.map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, meta } = materials[(await params).id];
  return pageMetadata({ ...meta, path });
}

export default async function StudyMaterialRoute({ params }: Props) {
  const { id } = await params;
  const material = materials[id];
  return (
    <>
      <JsonLd data={faqPage(material.faqs)} />
      <StudyMaterialPage material={material} figure={figures[id]} />
    </>
  );
}
