import type { ExamId } from './exams/exam';
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

/** What only a classroom course has. Its page puts the questions before the registration. */
export type Classroom = {
  /** How a week looks, above the batches. */
  week: readonly string[];
  /** Said above the cards where the printed names of tab and card do not agree (decision D14). */
  namesDiffer?: string;
  /** Stands in every tab in place of a card where no fee is printed (decision D14). */
  feeByPhone?: { text: string; button: string };
};

/** A course page in the order of the catalogue (section 2). */
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
  /** Shows the pattern of the exam, for one that has no page of its own. */
  paper?: { exam: ExamId; intro: string };
  classroom?: Classroom;
};
