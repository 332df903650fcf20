import { bankStep, officeStep } from '@/content/course';
import { offerAmounts as amounts, testSeriesOffer as offer } from '@/content/offers';
import { unitwise, type TestSeries } from '@/content/test-series';

export const csirNetSeries: TestSeries = {
  path: '/testseries/csir-net',
  exam: 'CSIR-NET Chemical Sciences',
  heading: `CSIR-NET Chemical Science test series: ${offer.tests} online tests`,
  meta: {
    title: `CSIR-NET Chemical Science Test Series: ${offer.tests} Online Tests`,
    description: `Online test series for CSIR-NET Chemical Sciences: ${offer.tests} topic-wise, subject-wise, minor and mock tests${offer.ended ? '' : ` for ${amounts.sum}`}.`,
    keywords: [
      'CSIR NET chemistry test series',
      'CSIR NET Chemical Science mock test',
      'CSIR NET chemistry topic-wise tests',
    ],
  },
  lede: `${offer.tests} online tests for CSIR-NET/JRF Chemical Sciences, from single topics to the whole paper, with ${offer.mockTests} mock tests.`,
  intro: [],
  offerNote: [],
  ownOffer: true,
  kinds: [
    {
      name: 'Topic-wise tests',
      detail: 'One topic, such as term symbols or pericyclic reactions, after you have studied it.',
    },
    {
      name: 'Subject-wise tests',
      detail: 'All of inorganic, organic or physical chemistry.',
    },
    {
      name: 'Minor tests',
      detail: 'Shorter tests with questions from all subjects.',
    },
    {
      name: 'Mock tests',
      detail: 'The whole paper with Parts A, B and C, in three hours.',
    },
  ],
  pace: {
    heading: `Eight-week plan for the ${offer.tests} tests`,
    intro: 'About seven tests a week, with weekends for revision.',
    steps: [
      {
        when: 'Weeks 1 to 4',
        what: 'Topic-wise tests from Monday to Friday. On Saturday, solve again what you got wrong.',
      },
      {
        when: 'Weeks 5 and 6',
        what: 'Subject-wise tests. Note the reason for each mistake: not known, too slow or misread.',
      },
      {
        when: 'Weeks 7 and 8',
        what: 'Minor tests on weekdays and the three mock tests at the hour of the real exam, at least two days apart.',
      },
    ],
  },
  suits: [
    'For students who have studied the syllabus once and want timed practice.',
    'If parts of the syllabus are new to you, begin with a course. All course plans include tests.',
  ],
  plans: {
    paragraphs: [
      `Every online CSIR-NET plan includes the ${unitwise.tests} unitwise tests and the final mock test. Platinum also includes subtopicwise tests, previous year questions tests, and the 30 days crash course and test series.`,
    ],
    links: ['/onlinecourses/csir-net', '/offlinecourses/csir-net', '/studymaterial/csir-net'],
  },
  registration: [
    {
      title: 'Online',
      buysOffer: true,
      text: `Press Enroll Now. A new tab opens with the series and its amount, ${amounts.total}.`,
    },
    officeStep,
    bankStep,
  ],
  faqs: [
    {
      question: 'Is this test series for JRF or for assistant professor?',
      answer: 'For both. The paper is the same, and JRF needs more marks in it.',
    },
    {
      question: `How do the ${unitwise.tests} unitwise tests differ from the series of ${offer.tests}?`,
      answer:
        'The unitwise tests follow the syllabus unit by unit. The series has topic-wise, subject-wise, minor and mock tests.',
    },
    {
      question: 'Do the CSIR-NET tests include General Aptitude?',
      answer: 'Yes, in the mock tests. Part A has 20 questions, of which 15 count.',
    },
    {
      question: 'I have a Bronze, Silver or Gold plan. Do I need the series?',
      answer:
        'Your plan has the unitwise tests and one mock test. Buy the series if you want topic-wise and mixed tests and more mock tests.',
    },
    {
      question: 'When should I start with mock tests?',
      answer:
        'When you have finished the syllabus, in the last weeks before the exam. Before that, take topic-wise and subject-wise tests.',
    },
    {
      question: 'Should I guess in CSIR-NET?',
      answer:
        'Only if you can rule out at least one option. A wrong answer costs a quarter of the marks of the question, so a blind guess gains almost nothing.',
    },
    {
      question: 'How many questions should I attempt in a mock test?',
      answer:
        'At most 15 in Part A, 35 in Part B and 25 in Part C. Answers beyond these numbers are not marked.',
    },
  ],
  card: {
    exam: 'CSIR-NET Chemical Sciences',
    text: 'Topic-wise, subject-wise, minor and mock tests for JRF and assistant professor.',
  },
};
