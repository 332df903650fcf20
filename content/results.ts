import { statistics, type Statistic } from './home';
import type { ExamId } from './exams/exams';
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
    fact: 'Four lines you can see; each ends on the second level.',
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
    fact: 'The green line at 546\u00a0nm is one that spectrometers are checked with.',
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
  if (!found) throw new Error(`No result card for ${exam} in content/results.ts`);
  return found;
}

export const printedCount = ({ maximum }: Statistic): string => `${maximum}+`;

export const resultOverview: ResultOverview = {
  path: '/result',
  heading: 'Results',
  meta: {
    title: 'Results: CSIR-NET, GATE and IIT-JAM Chemistry',
    description:
      'The five counters of the institute, what each figure means for CSIR-NET, GATE and IIT-JAM, and how a result is recorded before it is shown here.',
    keywords: [
      'chemistry coaching results',
      'CSIR NET chemistry results',
      'GATE chemistry results',
      'IIT JAM chemistry results',
    ],
  },
  lede: 'Five counters, and for three exams a page on what the counter can tell you and what it cannot.',
  intro: [
    'The figures are the institute’s own; nobody outside has checked them. Read the plus sign as “at least”.',
    'A name or a photograph appears on this site only when the student has agreed to it in writing, after the result was out.',
  ],
  cardsHeading: 'OUR RESULT',
  cardsNote:
    'An element is known by its lines, so each counter stands under the spectrum of one. All five share one scale, in nanometres.',
  examsHeading: 'Results by exam',
  recordHeading: 'How a result is recorded',
  recordIntro:
    'A counter is only a number. A result with a name needs the six details below, and if one of them is missing it is not shown.',
  record: [
    ['Name', 'As on the scorecard.'],
    ['Exam', 'With its paper, so that no rank is read as the rank of another exam.'],
    ['Year', 'The year of the sitting, so that you can see how old a result is.'],
    ['Rank', 'All-India rank, or the score where the exam gives a score.'],
    [
      'Course taken',
      'Classroom, online, test series or booklets: which one, how long, and whether the student paid for it.',
    ],
    ['Date of written consent', 'Given after the result. Without this date nothing else is shown.'],
  ],
  recordAfter: [
    'The guidelines of November 2024 on advertising by coaching centres ask for the same beside a student’s photograph: rank, course, duration, paid or not. A student who bought one booklet and a student who sat in class for a year have both been “with us”, and you should be able to tell them apart.',
    'Consent can be taken back. The result is then removed from the site.',
  ],
  noNames: 'At present no student is shown by name.',
  ask: {
    heading: 'Ask us about a result',
    text: 'Which courses had those students taken, and when? Put the question to us. If our records do not say, we tell you so.',
  },
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
  /** ISO date of the written consent. Without it the topper is not rendered (D25). */
  consentDate: string | null;
};

export const toppers: readonly Topper[] = [];

/** The toppers with written consent dated no earlier than the year of their result. */
export function consented(all: readonly Topper[] = toppers): readonly Topper[] {
  return all.filter(({ consentDate, year }) => {
    const [, consentYear] = /^(\d{4})-\d\d-\d\d$/.exec(consentDate ?? '') ?? [];
    return consentYear !== undefined && Number(consentYear) >= year;
  });
}

/** The overview of all counters. */
export type ResultOverview = {
  path: '/result';
  heading: string;
  meta: Meta;
  lede: string;
  intro: readonly string[];
  cardsHeading: string;
  cardsNote: string;
  examsHeading: string;
  recordHeading: string;
  recordIntro: string;
  record: readonly Fact[];
  recordAfter: readonly string[];
  noNames: string;
  ask: { heading: string; text: string };
};
