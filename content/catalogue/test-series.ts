import { tests as publishedTests } from '@published/tests';
import type { CourseFeature, Faq, RegistrationStep } from './course';
import type { PaperPattern } from './exams/pattern';
import { type Paise, rupees } from '@/content/money';
import type { OfferPage } from './sales-pages';

/** The pattern facts of an exam that has no page, and their sources. */
type ExamFacts = Pick<PaperPattern, 'official' | 'application' | 'sources'> & {
  heading: string;
  facts: readonly (readonly [term: string, text: string])[];
};

type PaceStep = { when: string; what: string };

/** A test series page. No two pages share a sentence. */
export type TestSeries = {
  path: OfferPage;
  /** The exam inside a sentence: "GATE Chemistry". */
  exam: string;
  heading: string;
  meta: { title: string; description: string; keywords: readonly string[] };
  lede: string;
  intro: readonly string[];
  offerNote: readonly string[];
  /** False where the offer is for another exam and this exam's fee is given by phone; for all once it has ended. */
  ownOffer: boolean;
  kindsIntro?: string;
  kinds: readonly CourseFeature[];
  examFacts?: ExamFacts;
  pace: { heading: string; intro: string; steps: readonly PaceStep[]; note?: string };
  suits?: readonly string[];
  plans: { paragraphs: readonly string[]; links: readonly string[] };
  registration: readonly RegistrationStep[];
  faqs: readonly Faq[];
  /** Text of its card on the index of the family. */
  card: { exam: string; text: string };
};

/** The refund policy for test series in short (specification). */
export const seriesRefund =
  'Online test series are not refunded. An excess payment is returned within 10 working days, on a written request made in person.';

/** The unitwise tests, the same for every exam: count, and price in paise (specification). */
export const unitwise: { tests: number; price: Paise } = {
  tests: 39,
  price: (publishedTests?.unitwise?.price as Paise | undefined) ?? rupees(499),
};

/** In place of an unpublished fee (D15). */
export const feeByPhone = 'fee by phone or at the office';
