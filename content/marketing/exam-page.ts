import type { Batch, CourseFeature, Faq, PlanTab } from '../course';
import type { ExamId } from '../exams/exam';
import type { Link } from '../navigation';
import type { PlanPage } from '../payment-links';
import type { AttemptMarks } from './attempt-marks';

/** A number the institute cites about an exam, word for word (application, section 9), and how to read it. */
type CitedFigure = {
  figure: string;
  meaning: string;
  heading: string;
  reading: readonly string[];
  /** What such an attempt comes to in marks, computed from the pattern of the paper. */
  marks?: { intro: string; rows: readonly AttemptMarks[]; note: string };
};

/** Something a student receives, and the page where its price or its plan stands. */
type Deliverable = CourseFeature & { link: Link };

/** A heading over running text and a list of terms. */
type Listed = { heading: string; intro: string; items: readonly CourseFeature[] };

/** The page about one exam. Every sentence is its own: no two pages share one. */
export type ExamPage = {
  path: '/iit-jam' | '/csir-net-jrf' | '/gate';
  exam: Exclude<ExamId, 'cuet'>;
  heading: string;
  meta: { title: string; description: string; keywords: readonly string[] };
  lede: string;
  intro: readonly string[];
  opens: Listed;
  patternIntro: string;
  cited: CitedFigure;
  plannerIntro: string;
  syllabusIntro: string;
  prepare: Listed & { closing: string };
  suits: { heading: string; paragraphs: readonly string[] };
  teaching: { intro: string; batches: readonly Batch[]; note: string; experience: string };
  deliverables: { intro: string; items: readonly Deliverable[]; note: string };
  /** The plan cards that are shown here a second time, with enrol links of their own (decision D6). */
  plans?: { page: PlanPage; intro: string; tabs: readonly PlanTab[]; gstNote: string };
  callText: string;
  enquiry: { heading: string; text: string; button: string };
  /** Pages to go on to. */
  next: readonly string[];
  faqs: readonly Faq[];
};
