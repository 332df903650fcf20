import { institute } from '@/content/facts/institute';
import type { ExamResult, ResultDetail } from '@/content/pages/result-page';

export const iitJamResult: ExamResult = {
  exam: 'iit-jam',
  path: '/result/iit-jam',
  overview: 'An all-India rank for M.Sc. seats at the IITs.',
  heading: 'IIT-JAM Chemistry results',
  meta: {
    title: `IIT-JAM Chemistry Results: Qualified Students | ${institute.shortName}`,
    description:
      'Students of the institute who qualified in IIT-JAM Chemistry, and what comes next: the all-India rank, the offer and the M.Sc. seat at an IIT.',
    keywords: ['IIT JAM chemistry results', 'IIT JAM qualified', 'IIT JAM coaching results'],
  },
  lede: 'Students of the institute who qualified in IIT-JAM Chemistry.',
  intro: [
    'A qualified candidate gets an all-India rank and applies with it for M.Sc. seats at the IITs. NITs and other institutes admit with the same rank.',
  ],
  next: [
    '/result-explore/iit-jam',
    '/iit-jam',
    '/onlinecourses/iit-jam',
    '/offlinecourses/iit-jam',
  ],
};

export const iitJamDetail: ResultDetail = {
  exam: 'iit-jam',
  path: '/result-explore/iit-jam',
  heading: 'IIT-JAM Chemistry result: rank, offer and seat',
  meta: {
    title: `IIT-JAM Chemistry Result: Rank, Offer and Seat | ${institute.shortName}`,
    description:
      'From the IIT-JAM Chemistry result to an M.Sc. seat: cut-off, all-India rank, offers in rounds, and what negative marking costs, with an example.',
    keywords: [
      'IIT JAM rank and admission',
      'IIT JAM counselling M.Sc. seat',
      'IIT JAM qualified meaning',
    ],
  },
  lede: 'An M.Sc. seat through IIT-JAM takes three steps: a rank, an offer and a confirmed seat.',
  kinds: {
    heading: 'From rank to seat',
    intro: 'There is no further test or interview for admission to the IITs.',
    facts: [
      [
        'Qualified, with a rank',
        'Your marks reach the cut-off of your category, and you get an all-India rank for that year’s admission.',
      ],
      [
        'An offer',
        'You list institutes and programmes in order of preference. Offers are made in rounds, by rank and category.',
      ],
      [
        'A seat',
        'You accept the offer, pay the fee in time, and meet the conditions of the programme, such as the subjects of your B.Sc.',
      ],
    ],
  },
  reading: {
    heading: 'Negative marking in IIT-JAM',
    paragraphs: [
      'The paper has 100 marks. In Section A a wrong answer costs a third of the question’s marks.',
    ],
    example: {
      title: 'What three guesses cost',
      lines: [
        'Section A, 2-mark questions: 14 right, none wrong = 28',
        'The same with three guesses, all wrong = 28 − 3 × 2/3 = 26',
        'The same with three guesses, one right = 28 + 2 − 2 × 2/3 = 28.67',
      ],
    },
    after: 'In Sections B and C a wrong answer costs nothing, so answer every question there.',
  },
  next: [
    '/onlinecourses/iit-jam',
    '/offlinecourses/iit-jam',
    '/testseries/iit-jam',
    '/refund-policy',
  ],
};
