import type { IsoDay } from '@/content/day';
import { coursesIn } from '@/content/catalogue/course-families';
import { courseNameOf, examsIn, type CourseExam } from '@/content/catalogue/exams/exams';
import { studyMaterials } from '@/content/catalogue/exams/pages';
import { fill, type WordsOf } from '@/content/hindi';
import type { Paise } from '@/content/money';
import { offerAmounts, testSeriesOffer } from '@/content/catalogue/offers';
import type { Plan } from '@/content/catalogue/plan';
import { plansOf } from '@/content/catalogue/plans';
import { requireRoute } from './routes';
import { materialNames, type MaterialRow } from '@/content/catalogue/study-material';
import { unitwise } from '@/content/catalogue/test-series';
import { durationNames } from '@/content/catalogue/tiers';

/** The plans of an exam in one mode; a course without published fees has lengths but no plans. */
type ModeFees = {
  mode: Plan['mode'];
  path: string;
  plans: readonly Plan[];
  /** "6 Months", "1 Year": of the courses whose fee is given on request. */
  lengths: readonly string[];
};

export type ExamFees = { exam: CourseExam; name: string; modes: readonly ModeFees[] };

const modes = ['online', 'offline'] as const;

/** Every plan of every exam, online first. */
export const examFees: readonly ExamFees[] = examsIn('onlinecourses').map((exam) => ({
  exam,
  name: courseNameOf(exam),
  modes: modes.flatMap((mode) => {
    const course = coursesIn(mode).find((one) => one.exam === exam)?.course;
    if (!course) return [];
    const plans = plansOf(exam, mode);
    return [
      {
        mode,
        path: course.path,
        plans,
        lengths: plans.length > 0 ? [] : course.tabs.map(({ id }) => durationNames[id].title),
      },
    ];
  }),
}));

/** The pages of the courses whose fees are listed. */
export const feeCourses = examFees.flatMap(({ modes: own }) =>
  own.map(({ path }) => requireRoute(path)),
);

type BookletFees = { name: string; path: string; rows: readonly MaterialRow[] };

export const bookletFees: readonly BookletFees[] = examsIn('studymaterial').map((exam) => ({
  name: courseNameOf(exam),
  path: studyMaterials[exam].path,
  rows: studyMaterials[exam].rows,
}));

/** The sentences of the page with every fee. */
export const feesWords = {
  meta: {
    title: 'Chemistry Coaching Fees: CSIR-NET, GATE, IIT-JAM',
    description:
      'Fees of every chemistry course in one place: CSIR-NET, GATE, IIT-JAM and CUET (PG), online and in Delhi, with GST, per month, and prices of tests and booklets.',
  },
  heading: 'Chemistry coaching fees: CSIR-NET, GATE, IIT-JAM and CUET (PG)',
  lede: 'Every plan, online and in the classroom at {place}. All course fees include {gst}% GST.',
  filter: { exams: 'Exam', all: 'All exams', mode: 'Mode' },
  modes: { all: 'Online and classroom', online: 'Online', offline: 'Classroom' },
  table: {
    heading: '{course} fees',
    plan: 'Plan',
    mode: 'Mode',
    fee: 'Fee with GST',
    month: 'Per month (paid in full)',
    earlier: 'Earlier price',
  },
  onRequest: 'Fee on request',
  tests: {
    heading: 'Test series fees',
    intro: 'Online plans already include the unitwise tests and the final mock test.',
    series: 'Series',
    tests: 'Tests',
    unitwise: 'Unitwise tests, any exam',
    count: '{tests} tests',
    withMocks: '{tests} tests, {mocks} of them mock tests',
    past: 'Past batch',
  },
  booklets: {
    heading: 'Study material prices',
    intro:
      'Printed booklets, GST included. Shipping is extra, by weight and address. Online Platinum plans include the printed practice and PYQ books.',
    exam: 'Exam',
    sets: materialNames,
  },
  paying: {
    heading: 'How to pay and enrol',
    refund: 'The booking of a seat is not refunded. Please read the',
    refundLink: 'refund policy',
    stop: '.',
  },
} as const;

export type FeesWords = WordsOf<typeof feesWords>;

export type TestFee = {
  name: string;
  tests: string;
  fee: Paise | string;
  path: string;
  /** Last day of tests that are sold as one batch (D38). */
  lastDay?: IsoDay | undefined;
};

export const testFees = ({ tests: words }: FeesWords): readonly TestFee[] => [
  {
    name: words.unitwise,
    tests: fill(words.count, { tests: unitwise.tests }),
    fee: unitwise.price,
    path: '/testseries',
  },
  ...(testSeriesOffer.ended
    ? []
    : [
        {
          name: testSeriesOffer.seriesTitle,
          tests: fill(words.withMocks, {
            tests: testSeriesOffer.tests,
            mocks: testSeriesOffer.mockTests,
          }),
          fee: offerAmounts.sum,
          path: '/testseries/csir-net',
          lastDay: testSeriesOffer.lastDay,
        },
      ]),
];

/** What the page has in English alone. */
export const fees = {
  path: '/fees',
  meta: {
    ...feesWords.meta,
    keywords: [
      'chemistry coaching fees',
      'CSIR NET chemistry coaching fees',
      'GATE chemistry coaching fees in Delhi',
      'IIT JAM chemistry coaching fees',
    ],
  },
  finder: {
    path: '/fees/answer',
    heading: 'Find the plan that fits',
    summary: 'Find the plan that fits',
    submit: 'Show the plan',
    labels: {
      exam: 'Exam',
      time: 'Time until the exam',
      mode: 'Classes',
      budget: 'Budget in ₹ (optional)',
      want: 'What you want',
      have: 'What you have already',
    },
    answerHeading: 'The plan that fits',
    best: 'Fits best',
    runnerUp: 'The next choice',
    complete: 'It includes everything you ticked.',
    over: 'It is above your budget.',
    change: 'Change what you entered',
    look: 'Please look at the marked fields.',
    none: 'There is no plan for this exam in this mode. Choose another mode.',
    share: 'This page can be sent as it is: its address holds what you chose.',
  },
  courses: 'Courses in detail',
} as const;
