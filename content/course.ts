import type { PlanPage } from './payment-links';
import type { Duration, Plan } from './plan';

export type Faq = { question: string; answer: string };

export type CourseFeature = { name: string; detail: string };

/** How one kind of batch takes up a student's time. */
export type Batch = { name: string; length: string; hours: string; suits: string };

export type RegistrationStep = {
  title: string;
  text: string;
  bring?: readonly string[];
  /** Prints the institute's bank details under the text. */
  bank?: true;
};

export type PlanTab = { id: Duration; label: string; plans: readonly Plan[] };

/** An online course page in the order of the catalogue (section 2). */
export type Course = {
  path: PlanPage;
  heading: string;
  breadcrumb: string;
  meta: { title: string; description: string; keywords: readonly string[] };
  lede: string;
  intro: readonly string[];
  features: readonly CourseFeature[];
  batches: readonly Batch[];
  batchNote: string;
  plansIntro: string;
  tabs: readonly PlanTab[];
  gstNote: string;
  registration: readonly RegistrationStep[];
  callText: string;
  faqs: readonly Faq[];
};
