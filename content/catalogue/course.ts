import type { PaperPattern } from './exams/pattern';
import { institute } from '@/content/facts/institute';
import { fill } from '@/content/hindi';
import type { PlanPage } from './sales-pages';
import type { Plan } from './plan';
import type { Duration } from './tiers';

/* The registration procedure (specification), in parts that several pages share. */

/** The ways to enrol. */
export const stepWords = {
  online: { title: 'Online', text: 'Choose a plan, press Enroll Now, sign up and pay.' },
  office: { title: 'At the institute office', text: 'Come to the office in {place}, with:' },
  bank: {
    title: 'By bank deposit',
    text: 'Deposit the fee in the institute’s company account at any branch of the bank, by cash or net banking. Keep the slip or the reference number.',
  },
} as const;

export const onlineStep: RegistrationStep = stepWords.online;

export const phoneStep: RegistrationStep = {
  title: 'By phone',
  text: 'Call a counsellor, name the plan and fix your batch.',
};

/** Ways to reach a counsellor. */
export const helpWords = {
  heading: 'Talk to a counsellor',
  callBack: 'Request a call back',
} as const;

/** What is brought to the office for an admission. */
export const admissionDocuments = [
  'a detailed application form, filled in',
  'two passport-size photographs',
  'a self-attested identity proof: Aadhar Card or Voter ID Card',
] as const;

export const officeStep: RegistrationStep = {
  title: stepWords.office.title,
  text: fill(stepWords.office.text, { place: institute.place }),
  bring: admissionDocuments,
};

/** For what needs no admission form. */
export const officeVisit: RegistrationStep = {
  title: officeStep.title,
  text: `Come to the office in ${institute.place} and pay there.`,
};

export const bankStep: RegistrationStep = {
  ...stepWords.bank,
  bank: true,
};

export type Faq = { question: string; answer: string };

export type CourseFeature = { name: string; detail: string };

export type Batch = { name: string; length: string; hours: string; suits: string };

export type RegistrationStep = {
  title: string;
  text: string;
  bring?: readonly string[];
  /** Shows the institute's bank details under the text. */
  bank?: true;
  /** The step buys the test series offer; it is left out once the offer has ended (D43). */
  buysOffer?: true;
};

export type PlanTab = { id: Duration; label: string; plans: readonly Plan[] };

/** Fields of classroom courses only. Their page has the questions before the registration. */
export type Classroom = {
  /** A typical week of class, shown below the batches. */
  week?: readonly string[];
  /** Replaces the card in every tab where no fee is published (D14). */
  feeByPhone?: { text: string; button: string };
};

/** A course page in the order of the catalogue (section 2). */
export type Course = {
  path: PlanPage;
  heading: string;
  meta: { title: string; description: string; keywords: readonly string[] };
  lede: string;
  /** Text of its card on the index of online or offline courses, and on Home. */
  familyCard: string;
  homeCard: string;
  intro: readonly string[];
  features: readonly CourseFeature[];
  batches: readonly Batch[];
  batchNote?: string;
  plansIntro: string;
  tabs: readonly PlanTab[];
  registration: readonly RegistrationStep[];
  faqs: readonly Faq[];
  /** False where the catalogue gives the page no FAQ structured data (D11). */
  faqData?: false;
  /** Exam pattern, for an exam without a page of its own. */
  paper?: { pattern: PaperPattern; intro: string };
  classroom?: Classroom;
};
