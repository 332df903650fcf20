import { bankStep, officeStep, type RegistrationStep } from './course';
import { institute } from './institute';
import { notices, type Notice } from './notices';
import { familyPaths } from './routes';

/* CUET (PG) has no notice: no date is announced. */
const undated: Record<string, string> = {
  '/onlinecourses/cuet': 'CUET (PG) Chemistry, online batches, start by phone',
  '/offlinecourses/cuet': 'CUET (PG) Chemistry, offline batches, start by phone',
};

function batchOf(url: string, tag: string): Notice {
  const announced = notices.find((notice) => notice.url === url && notice.kind === 'dates');
  const content = announced?.content ?? undated[url];
  if (!content) throw new Error(`No batch for ${url} in content/new-batch.ts`);
  return { url, content, kind: 'dates', tag };
}

const offline = familyPaths('offlinecourses');

/** The online and the offline page of each exam, with the start dates from the notices. */
export const batches: readonly Notice[] = familyPaths('onlinecourses').flatMap((url, index) => [
  batchOf(url, 'Online'),
  batchOf(offline[index] ?? '', 'Offline'),
]);

type Choice = readonly [when: string, take: string];

/** The copy of the New Batches page (specification). */
export const newBatchPage = {
  path: '/new-batch',
  heading: 'New batches and crash courses',
  meta: {
    title: 'New Chemistry Batches and Crash Courses, Online and in Delhi',
    description: `Start dates of the online and classroom batches for CSIR-NET, GATE, IIT-JAM and CUET (PG) Chemistry, and two crash courses with their prices. ${institute.address}.`,
  },
  lede: 'When batches begin, online and at Jia Sarai, and what there is for the last weeks before an exam.',
  intro: [
    'In chemistry a batch is what goes into the vessel at one time and reacts together. A batch of students is much the same: all begin on one day and reach each unit together. So the day on which you join matters. In a course of recordings it does not.',
  ],
  toOffers: 'See crash courses and batches',
  offers: {
    heading: 'What begins, and what it costs',
    text: 'Two crash courses with a price of their own, and the eight courses whose batches you can join.',
    crashTab: 'Crash Course',
    batchTab: 'New Batches',
    sitting:
      'Both names carry the June 2024 sitting. Ask by phone which sitting the cards stand for now.',
    boardHeading: 'All batches',
    boardNote:
      'Dates as they were announced. The office tells you by phone when the next batch begins.',
  },
  year: {
    heading: 'How a batch year runs',
    intro:
      'The notices give two start dates, Jan 5 and Feb 18, for three exams: CSIR NET June 2024, GATE 2025 and IIT JAM 2025, online and in the classroom. For CUET (PG) no start date has been announced.',
    steps: [
      [
        'The first week',
        'Compare the timetable of the batch with your own. A regular day has about 4 to 5 hours of class, 6 days a week, in classes of 45 minutes.',
      ],
      [
        'About five months',
        'The syllabus, unit by unit. There are 39 unitwise tests to go with it: sit each one in the week its unit ends.',
      ],
      [
        'When the units are done',
        'Previous-year questions and the final mock test. From here on, work through your own list of mistakes.',
      ],
      [
        'The last weeks',
        'Short tests, and a crash course if you want company. Now you practise answering quickly.',
      ],
    ] satisfies readonly Choice[],
    note: 'Count forward before you choose. Five months from Jan 5 are over in the first days of June; from Feb 18 they last until the middle of July. If your exam comes earlier, ask what the batch will have covered by then.',
  },
  choices: {
    heading: 'When to join which',
    intro:
      'Count the weeks left before your exam, and take off those that college or work will need.',
    rows: [
      [
        'A year or more',
        'A plan of 1 year, or the weekend batch with its 6 to 8 hours on weekends and holidays. If you miss the first day of an online batch, recorded lectures fill the gap.',
      ],
      [
        'About half a year',
        'A regular batch, from its first day. Online IIT-JAM has plans of 1 year only: ask from which day yours would count.',
      ],
      [
        'Two or three months',
        'Recorded lectures for the chapters you have never met, tests for the others. A batch that is only beginning would still be in mid-syllabus on the day of your exam.',
      ],
      ['A few weeks', 'The test series or the crash course, and no new book.'],
    ] satisfies readonly Choice[],
  },
  crash: {
    forWhom: 'Whom a crash course is for',
    forWhomText: [
      'It is for somebody who has been through the syllabus once and has forgotten parts of it. JRF Jumpstart goes back to the topics that carry many marks. In the CSIR-NET paper that is worth some thought: a question in Part C counts 4 marks, one in Part B counts 2.',
      'Its sessions are live, so you can ask, and recorded, so that an evening you miss is still there. The assessments tell you which topic to open next. How long it runs and on which days is not printed: ask before you book.',
    ],
    notInstead: 'What it does not replace',
    notInsteadText: [
      'It does not replace a course. Three branches of chemistry, met for the first time within weeks, are read and forgotten. Nor does it replace the problems you solve alone, with the book shut.',
      'And it may repeat what you own. The Platinum plans for CSIR-NET have an item called 30 Days Crash Course & Test Series. If you hold one, ask first what a card on this page would add.',
    ],
  },
  joinHeading: 'How to join',
  registration: [
    {
      title: 'Online',
      text: 'For a crash course, press Enroll Now on its card, which opens a new tab. For a batch, follow its link in the list and choose a plan there.',
    },
    officeStep,
    bankStep,
  ] satisfies readonly RegistrationStep[],
  refund:
    'Neither a booked seat nor an online test series is refunded, so let the office answer your questions first.',
} as const;
