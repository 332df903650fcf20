import { EligibilityAnswerPage } from '@/components/catalogue/eligibility-page';
import { eligibilityOf } from '@/content/catalogue/eligibility';
import { readCandidate } from '@/content/catalogue/eligibility-form';
import type { PageQuery } from '@/content/catalogue/page-query';
import { eligibilityInHindi, eligibilityPageInHindi } from '@/content/pages/eligibility-hindi';
import { delhiDay } from '@/lib/site/delhi-time';
import { pageMetadata } from '@/lib/site/seo';

export const metadata = pageMetadata({
  ...eligibilityPageInHindi.meta,
  path: '/hi/eligibility',
  index: false,
});

/** Answers from the address alone; nothing is kept. */
export default async function HindiEligibilityAnswer({
  searchParams,
}: {
  searchParams: Promise<PageQuery>;
}) {
  const typed = await searchParams;
  const day = delhiDay(new Date());
  const read = readCandidate(typed, Number(day.slice(0, 4)), eligibilityInHindi);
  const answers = 'faults' in read ? [] : eligibilityOf(read.candidate, day, eligibilityInHindi);
  const faults = 'faults' in read ? read.faults : undefined;
  return <EligibilityAnswerPage answers={answers} typed={typed} faults={faults} language="hi" />;
}
