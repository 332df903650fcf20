import type { CourseExam } from './exams/exams';
import { institute } from './institute';
import type { PlanPage } from './payment-links';
import type { Duration, Plan } from './plan';

/* The registration procedure (specification), in the parts that several pages repeat. */

export const onlineStep: RegistrationStep = {
  title: 'Online',
  text: 'Press Enroll Now on the plan you have chosen. The enrolment page opens in a new tab, so this page stays where it is.',
};

export const phoneStep: RegistrationStep = {
  title: 'By phone',
  text: 'Call one of the three numbers and name the plan. Ask anything that is still open: the batch, the start date, what to bring.',
};

export const officeStep: RegistrationStep = {
  title: 'At the institute office',
  text: `Come to the office in ${institute.address}, with these three things:`,
  bring: [
    'a detailed application form, filled in',
    'two passport-size photographs',
    'a self-attested identity proof: Aadhar Card or Voter ID Card',
  ],
};

export const bankStep: RegistrationStep = {
  title: 'By bank deposit',
  text: 'Pay the fee at any branch of the bank named here, by cash or by net banking, into the institute’s company account. Keep the slip or the reference number, and tell us by phone.',
  bank: true,
};

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
  /** Said above the cards where the printed names of tab and card do not agree (D14). */
  namesDiffer?: string;
  /** Stands in every tab in place of a card where no fee is printed (D14). */
  feeByPhone?: { text: string; button: string };
};

/** A course page in the order of the catalogue (section 2). */
export type Course = {
  path: PlanPage;
  heading: string;
  breadcrumb: string;
  meta: { title: string; description: string; keywords: readonly string[] };
  lede: string;
  /** Its card on the index of online or offline courses, and on Home. */
  familyCard: string;
  homeCard: string;
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
  /** False where the catalogue gives the page no FAQ data (D11). */
  faqData?: false;
  /** Shows the pattern of the exam, for one that has no page of its own. */
  paper?: { exam: CourseExam; intro: string };
  classroom?: Classroom;
};
