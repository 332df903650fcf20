import type { CourseFeature, Faq, RegistrationStep } from './course';
import { type Paise, rupees } from './money';
import type { OfferPage } from './payment-links';

/** A stretch of the timetable, and what is done in it. */
type PaceStep = { when: string; what: string };

/** A test series page. Every sentence is its own: no two pages share one. */
export type TestSeries = {
  path: OfferPage;
  /** The exam inside a sentence: "GATE Chemistry". */
  exam: string;
  heading: string;
  breadcrumb: string;
  meta: { title: string; description: string; keywords: readonly string[] };
  lede: string;
  intro: readonly string[];
  /** Said beside the offer card: what can be bought, and for what. */
  offerNote: readonly string[];
  /** False where the offer is set for another exam and the fee of this one is told by phone. */
  ownOffer: boolean;
  kindsIntro: string;
  kinds: readonly CourseFeature[];
  pace: { heading: string; intro: string; steps: readonly PaceStep[]; note: string };
  suits: readonly string[];
  plans: { paragraphs: readonly string[]; links: readonly string[] };
  registration: readonly RegistrationStep[];
  refund: string;
  callText: string;
  faqs: readonly Faq[];
  /** What the index of the family says about it. */
  card: { exam: string; text: string };
};

/** The unitwise tests, the same for every exam: how many, and their price in paise (specification). */
export const unitwise: { tests: number; price: Paise } = {
  tests: 39,
  price: rupees(499),
};

/** What stands in place of a fee that is not printed (D15). */
export const feeByPhone = 'fee by phone or at the office';
