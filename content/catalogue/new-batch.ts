import { classHours } from '@/content/facts/class-hours';
import { batches, type Batch } from '@/content/facts/batches';
import { bankStep, officeVisit, type RegistrationStep } from './course';
import { courseNameOf, examsIn, requireExam, type CourseExam } from './exams/exams';
import { institute, withPlace } from '@/content/facts/institute';
import { batchNotices, type Notice } from '@/content/facts/notices';
import type { Plan } from './plan';

/* An exam without an announced batch has a line without a day. */
function linesOf(exam: CourseExam, mode: Plan['mode']): readonly Notice[] {
  const url = `/${mode}courses/${exam}`;
  const tag = mode === 'online' ? 'Online' : 'Offline';
  const announced = batchNotices.filter((notice) => notice.url === url);
  const undated = {
    url,
    content: `${courseNameOf(exam)}, ${mode} batches`,
    kind: 'dates',
  } as const;
  return (announced.length > 0 ? announced : [undated]).map((notice) => ({ ...notice, tag }));
}

/** The online and the offline batches of each exam that has both courses. */
export const batchBoard: readonly Notice[] = examsIn('onlinecourses').flatMap((exam) => [
  ...linesOf(exam, 'online'),
  ...('offlinecourses' in requireExam(exam).pages ? linesOf(exam, 'offline') : []),
]);

/** Batches with details besides the day they start. */
export const batchDetails: readonly Batch[] = batches.filter(
  ({ timing, seats, place, link }) => timing ?? seats ?? place ?? link,
);

type Fact = readonly [term: string, text: string];

/** The copy of the New Batches page (specification). */
export const newBatchPage = {
  path: '/new-batch',
  heading: `New chemistry batches and crash courses in ${institute.city} and online`,
  meta: {
    title: `New Chemistry Batches and Crash Courses in ${institute.city} | ${institute.shortName}`,
    description: withPlace(
      160,
      (place) =>
        `Start dates of online and classroom batches for CSIR-NET, GATE, IIT-JAM and CUET (PG) Chemistry, and crash courses with prices. ${place}.`,
    ),
  },
  lede: `Start dates, class timings and prices for CSIR-NET, GATE, IIT-JAM and CUET (PG) Chemistry, online and in ${institute.place}.`,
  toOffers: 'See crash courses and batches',
  offers: {
    heading: 'Crash courses and batches',
    crashTab: 'Crash Course',
    batchTab: 'New Batches',
    noneOnSale: 'The next crash courses are announced here.',
    platinum: 'CSIR-NET Platinum plans already include the 30-day crash course and test series.',
    boardHeading: 'All batches',
    detailsHeading: 'Timings, seats and places',
  },
  schedule: {
    heading: 'Batch timings',
    rows: [
      [
        'Regular batch',
        `About ${classHours.others.daily} hours daily, 6 days a week, for about five months.`,
      ],
      [
        'CSIR-NET regular batch',
        `${classHours.csirNet.daily} hours daily, six days a week, for about five months.`,
      ],
      ['Weekend batch', '6 to 8 hours on weekends and holidays.'],
      ['Online live classes', 'Regular morning, regular evening and weekend batches.'],
      ['One class', '45 minutes.'],
    ] satisfies readonly Fact[],
  },
  choices: {
    heading: 'Which batch to join',
    rows: [
      ['A year or more to the exam', 'A 1-year plan. Take the weekend batch if you work.'],
      [
        'About six months',
        'A regular batch, or an online plan of 6 months (JAM: the 1-year plan).',
      ],
      [
        'Two or three months',
        'Recorded lectures for the chapters you have not studied, and unitwise tests for the rest.',
      ],
      ['A few weeks', 'The test series, or a crash course to revise high-weightage topics.'],
    ] satisfies readonly Fact[],
  },
  timetableHeading: 'Timetable',
  joinHeading: 'How to join',
  registration: [
    {
      title: 'Online',
      text: 'Press Enroll Now on a crash course, or choose a batch and then a plan.',
    },
    officeVisit,
    bankStep,
  ] satisfies readonly RegistrationStep[],
  refund: 'Fees for a booked seat and for a test series are not refunded.',
} as const;
