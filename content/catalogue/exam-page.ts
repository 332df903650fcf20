import type { Batch, CourseFeature, Faq, PlanTab } from './course';
import type { AttemptMarks } from './exams/attempt-marks';
import type { ExamPagePath, ExamWithPage } from './exams/exams';
import type { Link } from '@/content/pages/navigation';
import type { PlanPage } from './sales-pages';
import type { Textbook } from './textbooks';

/**
 * A figure the institute cites about an exam, word for word (specification), and how to read it.
 */
export type CitedFigure = {
  figure: string;
  meaning: string;
  /** Page with more about the figure. */
  more?: Link;
  heading?: string;
  reading?: readonly string[];
  /** Marks for such an attempt, computed from the exam pattern. */
  marks?: { intro: string; rows: readonly AttemptMarks[]; note: string };
};

/** Something a student receives, with the page that lists its price or plan. */
type Deliverable = CourseFeature & { link: Link };

type Listed = { heading: string; intro?: string; items: readonly CourseFeature[] };

/** A plan of study: what to do in which weeks before the exam. */
type StudyPlan = { name: string; weeks: readonly (readonly [weeks: string, work: string])[] };

/** How to prepare for an exam. The links of the papers lead to the official site and to our own pages. */
export type Preparation = {
  plan: { heading: string; intro: string; plans: readonly StudyPlan[] };
  books: { heading: string; intro: string; rows: readonly { book: Textbook; use: string }[] };
  papers: { heading: string; intro: string; links: readonly (Link & { detail: string })[] };
};

/** The page about one exam. No two pages share a sentence. */
export type ExamPage = {
  path: ExamPagePath;
  exam: ExamWithPage;
  heading: string;
  meta: { title: string; description: string; keywords: readonly string[] };
  /** The Open Graph image of the page. */
  shareImage: { title: string; line: string; alt: string };
  lede: string;
  intro: readonly string[];
  opens: Listed;
  patternIntro?: string;
  cited: CitedFigure;
  plannerIntro?: string;
  syllabusIntro?: string;
  prepare: Listed & { closing?: string };
  preparation: Preparation;
  suits?: { heading: string; paragraphs: readonly string[] };
  teaching: { intro?: string; batches: readonly Batch[]; note?: string; experience: string };
  deliverables: { intro?: string; items: readonly Deliverable[]; note?: string };
  /** Plan cards repeated on this page, with their own enrol links (D6). */
  plans?: { page: PlanPage; intro?: string; tabs: readonly PlanTab[] };
  enquiry: { heading: string; text: string; button: string };
  /** Paths of related pages. */
  next: readonly string[];
  faqs: readonly Faq[];
};
