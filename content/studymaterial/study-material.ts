import type { CourseFeature, Faq, RegistrationStep } from '../course';
import type { Plan } from '../plan';
import type { MaterialRow } from './prices';

/** A part of a week with the booklets: when, and what to do then. */
type WeekPart = { when: string; work: string };

/** The page of one exam's booklets. No paragraph is shared with another page. */
export type StudyMaterial = {
  path: `/studymaterial/${Plan['exam']}`;
  exam: Plan['exam'];
  heading: string;
  breadcrumb: string;
  meta: { title: string; description: string; keywords: readonly string[] };
  lede: string;
  intro: readonly string[];
  /** What each of the three kinds is for, in this exam's words. */
  kinds: readonly [CourseFeature, CourseFeature, CourseFeature];
  pricesIntro: string;
  rows: readonly MaterialRow[];
  durationNote: string;
  gstNote: string;
  suits: readonly CourseFeature[];
  weekIntro: string;
  week: readonly WeekPart[];
  /** What the course plans already hold, over the table of their books. */
  inPlans: readonly string[];
  orderIntro: string;
  order: readonly RegistrationStep[];
  delivery: readonly CourseFeature[];
  refund: string;
  callText: string;
  faqs: readonly Faq[];
};
