import { FitPage } from '@/components/catalogue/fit-page';
import { findPlans } from '@/content/catalogue/fit-finder';
import { readWishes } from '@/content/catalogue/fit-form';
import type { PageQuery } from '@/content/catalogue/page-query';
import { fees } from '@/content/pages/fees';
import { pageMetadata } from '@/lib/site/seo';

export const metadata = pageMetadata({ ...fees.meta, path: fees.path, index: false });

/** Answers from the address alone; nothing is kept. */
export default async function FitAnswer({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const typed = await searchParams;
  const read = readWishes(typed);
  if ('faults' in read) return <FitPage found={null} typed={typed} faults={read.faults} />;
  return <FitPage found={findPlans(read.wishes)} typed={typed} />;
}
