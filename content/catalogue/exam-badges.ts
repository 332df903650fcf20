import type { ExamWithPage } from './exams/exams';
import { testSeries } from './exams/pages';
import { institute } from '@/content/facts/institute';
import { formatRupees, lowestPrice } from '@/content/money';
import { testSeriesOffer } from './offers';
import { plansOf } from './plans';
import { lowestMaterialPrice, materialRows } from './study-material';
import { unitwise } from './test-series';

export type Badge = {
  picture: 'screen' | 'board' | 'tests' | 'booklets';
  label: string;
  /** Taken from the plans, tests and booklets. */
  fact: string;
  href: string;
};

function feeFact(exam: ExamWithPage, mode: 'online' | 'offline'): string {
  const lowest = lowestPrice(plansOf(exam, mode));
  return lowest === null ? 'fee on request' : `from ${formatRupees(lowest)}`;
}

const testFact = (exam: ExamWithPage) =>
  testSeries[exam].ownOffer ? `${testSeriesOffer.tests} tests` : `${unitwise.tests} unitwise tests`;

/** The four badge links of an exam (specification), each with a short fact. */
export function badgesOf(exam: ExamWithPage): readonly Badge[] {
  return [
    {
      picture: 'screen',
      label: 'Online course',
      fact: feeFact(exam, 'online'),
      href: `/onlinecourses/${exam}`,
    },
    {
      picture: 'board',
      label: 'Offline course',
      fact: `${institute.city}, ${feeFact(exam, 'offline')}`,
      href: `/offlinecourses/${exam}`,
    },
    {
      picture: 'tests',
      label: 'Test series',
      fact: testFact(exam),
      href: `/testseries/${exam}`,
    },
    {
      picture: 'booklets',
      label: 'Study material',
      fact: `from ${formatRupees(lowestMaterialPrice(materialRows(exam)))}`,
      href: `/studymaterial/${exam}`,
    },
  ];
}
