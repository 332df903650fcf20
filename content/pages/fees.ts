import {
  bankStep,
  officeStep,
  onlineStep,
  type RegistrationStep,
} from '@/content/catalogue/course';
import type { IsoDay } from '@/content/day';
import { coursesIn } from '@/content/catalogue/course-families';
import { courseNameOf, examsIn, type CourseExam } from '@/content/catalogue/exams/exams';
import { studyMaterials } from '@/content/catalogue/exams/pages';
import { institute } from '@/content/facts/institute';
import type { Paise } from '@/content/money';
import { offerAmounts, testSeriesOffer } from '@/content/catalogue/offers';
import type { Plan } from '@/content/catalogue/plan';
import { plansOf } from '@/content/catalogue/plans';
import { requireRoute } from './routes';
import type { MaterialRow } from '@/content/catalogue/study-material';
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

export type TestFee = {
  name: string;
  tests: string;
  fee: Paise | string;
  path: string;
  /** Last day of tests that are sold as one batch (D38). */
  lastDay?: IsoDay | undefined;
};

export const testFees: readonly TestFee[] = [
  {
    name: 'Unitwise tests, any exam',
    tests: `${unitwise.tests} tests`,
    fee: unitwise.price,
    path: '/testseries',
  },
  ...(testSeriesOffer.ended
    ? []
    : [
        {
          name: testSeriesOffer.seriesTitle,
          tests: `${testSeriesOffer.tests} tests, ${testSeriesOffer.mockTests} of them mock tests`,
          fee: offerAmounts.sum,
          path: '/testseries/csir-net',
          lastDay: testSeriesOffer.lastDay,
        },
      ]),
];

/** The copy of the page with every fee. */
export const fees = {
  path: '/fees',
  meta: {
    title: `Chemistry Coaching Fees: CSIR-NET, GATE, IIT-JAM | ${institute.shortName}`,
    description:
      'Fees of every chemistry course in one place: CSIR-NET, GATE, IIT-JAM and CUET (PG), online and in Delhi, with GST, per month, and prices of tests and booklets.',
    keywords: [
      'chemistry coaching fees',
      'CSIR NET chemistry coaching fees',
      'GATE chemistry coaching fees in Delhi',
      'IIT JAM chemistry coaching fees',
    ],
  },
  heading: 'Chemistry coaching fees: CSIR-NET, GATE, IIT-JAM and CUET (PG)',
  lede: `Every plan, online and in the classroom at ${institute.place}. All course fees include 18% GST.`,
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
  filter: { exams: 'Exam', all: 'All exams', mode: 'Mode' },
  modes: [
    ['all', 'Online and classroom'],
    ['online', 'Online'],
    ['offline', 'Classroom'],
  ],
  onRequest: 'Fee on request',
  tests: {
    heading: 'Test series fees',
    intro: 'Online plans already include the unitwise tests and the final mock test.',
  },
  booklets: {
    heading: 'Study material prices',
    intro:
      'Printed booklets, GST included. Shipping is extra, by weight and address. Online Platinum plans include the printed practice and PYQ books.',
  },
  courses: 'Courses in detail',
  paying: {
    heading: 'How to pay and enrol',
    steps: [onlineStep, officeStep, bankStep] as readonly RegistrationStep[],
    refund: 'The booking of a seat is not refunded. Please read the',
    refundLink: 'refund policy',
  },
} as const;
