import type { Batch, CourseFeature, Faq, PlanTab } from './course';
import type { AttemptMarks } from './exams/attempt-marks';
import { testSeries } from './exams/pages';
import type { ExamPagePath, ExamWithPage } from './exams/exams';
import { institute } from './institute';
import { formatRupees, lowestPrice } from './money';
import type { Link } from './navigation';
import { testSeriesOffer } from './offers';
import type { PlanPage } from './payment-links';
import { plansOf } from './plans';
import { lowestMaterialPrice, materialRows } from './study-material';
import { unitwise } from './test-series';

export type Badge = {
  picture: 'screen' | 'board' | 'tests' | 'booklets';
  label: string;
  /** Taken from the plans, tests and booklets. */
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

/** The four badge links of an exam (specification), each with a short fact. */
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
      fact: `from ${formatRupees(lowestMaterialPrice(materialRows(exam)))}`,
      href: `/studymaterial/${exam}`,
    },
  ];
}

/**
 * A figure the institute cites about an exam, word for word (specification), and how to read it.
 */
type CitedFigure = {
  figure: string;
  meaning: string;
  heading: string;
  reading: readonly string[];
  /** Marks for such an attempt, computed from the exam pattern. */
  marks?: { intro: string; rows: readonly AttemptMarks[]; note: string };
};

/** Something a student receives, with the page that lists its price or plan. */
type Deliverable = CourseFeature & { link: Link };

type Listed = { heading: string; intro: string; items: readonly CourseFeature[] };

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
  patternIntro: string;
  cited: CitedFigure;
  plannerIntro: string;
  syllabusIntro: string;
  prepare: Listed & { closing: string };
  suits: { heading: string; paragraphs: readonly string[] };
  teaching: { intro: string; batches: readonly Batch[]; note: string; experience: string };
  deliverables: { intro: string; items: readonly Deliverable[]; note: string };
  /** Plan cards repeated on this page, with their own enrol links (D6). */
  plans?: { page: PlanPage; intro: string; tabs: readonly PlanTab[]; gstNote: string };
  callText: string;
  enquiry: { heading: string; text: string; button: string };
  /** Paths of related pages. */
  next: readonly string[];
  faqs: readonly Faq[];
};
