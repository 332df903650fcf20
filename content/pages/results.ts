import { toppers as publishedToppers } from '@published/toppers';
import { hasConsent } from '@/content/facts/consent';
import { statistics, type Statistic } from './home';
import type { ExamId } from '@/content/catalogue/exams/exams';
import { institute } from '@/content/facts/institute';
import type { Fact, Meta, ResultExam } from './result-page';

export type ResultCard = {
  picture: 'hydrogen' | 'helium' | 'mercury' | 'sodium' | 'neon';
  statistic: Statistic;
  element: string;
  /** A fact about the line spectrum above it. */
  fact: string;
  /** The counter's exam, where it has result pages. */
  exam?: ResultExam;
};

const [students, net, gate, jam, tifr] = statistics;

/** OUR RESULT: one drawn card for each counter (D25). */
export const resultCards: readonly ResultCard[] = [
  {
    picture: 'hydrogen',
    statistic: students,
    element: 'Hydrogen',
    fact: 'Four visible lines; each ends on the second level.',
  },
  {
    picture: 'helium',
    statistic: net,
    element: 'Helium',
    fact: 'Its yellow line was seen in sunlight before helium was found on Earth.',
    exam: 'csir-net',
  },
  {
    picture: 'mercury',
    statistic: gate,
    element: 'Mercury',
    fact: 'Its green line at 546\u00a0nm is used to check spectrometers.',
    exam: 'gate',
  },
  {
    picture: 'sodium',
    statistic: jam,
    element: 'Sodium',
    fact: 'Its two yellow lines, 0.6\u00a0nm apart, colour a sodium lamp.',
    exam: 'iit-jam',
  },
  {
    picture: 'neon',
    statistic: tifr,
    element: 'Neon',
    fact: 'So many red and orange lines that the tube glows red.',
  },
];

/** The card of an exam. Throws when there is none: a mistake in the content. */
export function requireResultCard(exam: ResultExam): ResultCard {
  const found = resultCards.find((card) => card.exam === exam);
  if (!found) throw new Error(`No result card for ${exam} in content/pages/results.ts`);
  return found;
}

export const printedCount = ({ maximum }: Statistic): string => `${maximum}+`;

export const resultOverview: ResultOverview = {
  path: '/result',
  heading: 'Results: CSIR-NET, GATE and IIT-JAM Chemistry',
  meta: {
    title: `Results: CSIR-NET, GATE and IIT-JAM Chemistry | ${institute.shortName}`,
    description:
      'Students of the institute who qualified in CSIR-NET, GATE, IIT-JAM and TIFR, and what each exam result means: JRF, score, rank and seat.',
    keywords: [
      'chemistry coaching results',
      'CSIR NET chemistry results',
      'GATE chemistry results',
      'IIT JAM chemistry results',
    ],
  },
  lede: 'Students of the institute who qualified in CSIR-NET, GATE, IIT-JAM and TIFR.',
  cardsHeading: 'OUR RESULT',
  cardsNote: 'Line spectra of five elements on one scale, in nanometres.',
  examsHeading: 'Results by exam',
  recordHeading: 'How we publish a student’s result',
  recordIntro: 'Every published result states:',
  record: [
    ['Name', 'As on the scorecard.'],
    ['Exam', 'The exam and the paper.'],
    ['Year', 'The year of the exam.'],
    ['Rank', 'The all-India rank or the score, from the scorecard that our office has seen.'],
    [
      'Course taken',
      'Classroom, online, test series or booklets, its length, and whether the student paid for it.',
    ],
    ['Date of written consent', 'Given after the result. The student can withdraw it at any time.'],
  ],
};

/** A student's result, published with written consent. */
export type Topper = {
  name: string;
  exam: ExamId;
  /** Year of the exam. */
  year: number;
  /** As on the scorecard: a rank, or a score where the exam gives one. */
  rank: string;
  /** The course taken here, its duration, and whether it was paid for. */
  course: string;
  duration: string;
  paid: boolean;
  /** The hash of the photo. */
  photo?: string;
  /** ISO date of the written consent. Without it the topper is not rendered (D25). */
  consentDate: string | null;
  /** ISO date of the last day on which the topper is shown. */
  consentUntil?: string;
  /** ISO date; afterwards the topper is not rendered. */
  withdrawnDate?: string;
};

export const toppers: readonly Topper[] = publishedToppers ?? [];

/** The toppers who may be shown. */
export function toppersWithConsent(all: readonly Topper[] = toppers): readonly Topper[] {
  return all.filter(hasConsent);
}

/** The overview of all counters. */
export type ResultOverview = {
  path: '/result';
  heading: string;
  meta: Meta;
  lede: string;
  cardsHeading: string;
  cardsNote: string;
  examsHeading: string;
  recordHeading: string;
  recordIntro: string;
  record: readonly Fact[];
};
