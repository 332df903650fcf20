import { bankStep, officeStep, type RegistrationStep } from './course';
import { institute } from './institute';
import { notices, type Notice } from './notices';
import { familyPaths } from './routes';

/* CUET (PG) has no notice: no date is announced. */
const undated: Record<string, string> = {
  '/onlinecourses/cuet': 'CUET (PG) Chemistry, online batches',
  '/offlinecourses/cuet': 'CUET (PG) Chemistry, offline batches',
};

function batchOf(url: string, tag: string): Notice {
  const announced = notices.find((notice) => notice.url === url && notice.kind === 'dates');
  if (announced) return { ...announced, tag };
  const content = undated[url];
  if (!content) throw new Error(`No batch for ${url} in content/new-batch.ts`);
  return { url, content, kind: 'dates', tag };
}

const offline = familyPaths('offlinecourses');

/** The online and the offline page of each exam, with the start dates from the notices. */
export const batches: readonly Notice[] = familyPaths('onlinecourses').flatMap((url, index) => [
  batchOf(url, 'Online'),
  batchOf(offline[index] ?? '', 'Offline'),
]);

type Fact = readonly [term: string, text: string];

/** The copy of the New Batches page (specification). */
export const newBatchPage = {
  path: '/new-batch',
  heading: `New chemistry batches and crash courses in ${institute.city} and online`,
  meta: {
    title: `New Chemistry Batches and Crash Courses in ${institute.city} | ${institute.shortName}`,
    description: `Start dates of online and classroom batches for CSIR-NET, GATE, IIT-JAM and CUET (PG) Chemistry, and crash courses with prices. ${institute.place}.`,
  },
  lede: `Start dates, class timings and prices for CSIR-NET, GATE, IIT-JAM and CUET (PG) Chemistry, online and in ${institute.place}.`,
  toOffers: 'See crash courses and batches',
  offers: {
    heading: 'Crash courses and batches',
    crashTab: 'Crash Course',
    batchTab: 'New Batches',
    platinum: 'CSIR-NET Platinum plans already include a 30 Days Crash Course & Test Series.',
    boardHeading: 'All batches',
  },
  schedule: {
    heading: 'Batch timings',
    rows: [
      ['Regular batch', 'About 4 to 5 hours daily, 6 days a week, for about five months.'],
      ['CSIR-NET regular batch', '4 to 6 hours daily, six days a week, for about five months.'],
      ['Weekend batch', '6 to 8 hours on weekends and holidays, for CSIR-NET.'],
      ['Online live classes', 'Regular morning, regular evening and weekend batches.'],
      ['One class', '45 minutes.'],
    ] satisfies readonly Fact[],
  },
  choices: {
    heading: 'Which batch to join',
    rows: [
      ['A year or more to the exam', 'A 1-year plan. Take the weekend batch if you work.'],
      ['About six months', 'A regular batch, or an online plan of 6 months.'],
      [
        'Two or three months',
        'Recorded lectures for the chapters you have not studied, and unitwise tests for the rest.',
      ],
      ['A few weeks', 'The test series, or a crash course to revise high-weightage topics.'],
    ] satisfies readonly Fact[],
  },
  joinHeading: 'How to join',
  registration: [
    {
      title: 'Online',
      text: 'Press Enroll Now on a crash course, or choose a batch and then a plan.',
    },
    officeStep,
    bankStep,
  ] satisfies readonly RegistrationStep[],
  refund: 'Fees for a booked seat and for a test series are not refunded.',
} as const;
