import { FactsPageView } from '@/components/catalogue/facts-page';
import { requireFacts } from '@/content/catalogue/exams/facts';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

const facts = requireFacts('/cuet-pg');

export const metadata = pageMetadata({ ...facts.page.meta, path: facts.path });

export default function CuetPgPage() {
  return <FactsPageView {...facts} />;
}
