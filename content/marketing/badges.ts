import { institute } from '../institute';
import { formatRupees, lowestPrice } from '../money';
import { testSeriesOffer } from '../offer';
import { plansOf } from '../plans';
import { lowestMaterialPrice, materialPrices } from '../studymaterial/prices';
import { unitwise } from '../test-series';
import { testSeries } from '../testseries/all';
import type { ExamPage } from './exam-page';

export type Badge = {
  picture: 'screen' | 'board' | 'tests' | 'booklets';
  label: string;
  /** One fact, taken from the plans, tests and booklets themselves. */
  fact: string;
  href: string;
};

type Exam = ExamPage['exam'];

function feeFact(exam: Exam, mode: 'online' | 'offline'): string {
  const lowest = lowestPrice(plansOf(exam, mode));
  return lowest === null ? 'fee by phone' : `from ${formatRupees(lowest)}`;
}

const testFact = (exam: Exam) =>
  testSeries[exam].ownOffer ? `${testSeriesOffer.tests} tests` : `${unitwise.tests} unitwise tests`;

/** The four badge links of an exam (catalogue, section 2), each with a short fact. */
export function badgesOf(exam: Exam): readonly Badge[] {
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
      fact: `${institute.address.split(', ').at(-1)}, ${feeFact(exam, 'offline')}`,
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
      fact: `from ${formatRupees(lowestMaterialPrice(materialPrices[exam]))}`,
      href: `/studymaterial/${exam}`,
    },
  ];
}
