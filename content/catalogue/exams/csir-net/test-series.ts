import { bankStep, officeVisit, type Faq } from '../../course';
import { formatRupees } from '@/content/money';
import { offerAmounts as amounts, testSeriesOffer as offer, whileSeriesIsSold } from '../../offers';
import { unitwise, type TestSeries } from '../../test-series';

const sold = !offer.ended;
const kindsInWords = 'topic-wise, subject-wise, minor and mock tests';
const unitwiseInWords = `${unitwise.tests} online unitwise tests for ${formatRupees(unitwise.price)}`;

const aboutTheSeries = whileSeriesIsSold<Faq>(
  {
    question: `How do the ${unitwise.tests} unitwise tests differ from the series of ${offer.tests}?`,
    answer:
      'The unitwise tests follow the syllabus unit by unit. The series has topic-wise, subject-wise, minor and mock tests.',
  },
  {
    question: 'I have a Bronze, Silver or Gold plan. Do I need the series?',
    answer:
      'Your plan has the unitwise tests and one mock test. Buy the series if you want topic-wise and mixed tests and more mock tests.',
  },
);

export const csirNetSeries: TestSeries = {
  path: '/testseries/csir-net',
  exam: 'CSIR-NET Chemical Sciences',
  heading: `CSIR-NET Chemical Science test series: ${sold ? offer.tests : unitwise.tests} online tests`,
  meta: {
    title: `CSIR-NET Chemical Science Test Series: ${sold ? offer.tests : unitwise.tests} Online Tests`,
    description: sold
      ? `Online test series for CSIR-NET Chemical Sciences: ${offer.tests} ${kindsInWords} for ${amounts.sum}.`
      : `Tests for CSIR-NET Chemical Sciences: ${unitwiseInWords}, and a final mock test with the course plans.`,
    keywords: [
      'CSIR NET chemistry test series',
      'CSIR NET Chemical Science mock test',
      'CSIR NET chemistry topic-wise tests',
    ],
  },
  lede: sold
    ? `${offer.tests} online tests for CSIR-NET/JRF Chemical Sciences, from single topics to the whole paper, with ${offer.mockTests} mock tests.`
    : `${unitwiseInWords}, for CSIR-NET/JRF Chemical Sciences.`,
  intro: [],
  offerNote: [],
  ownOffer: sold,
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
    heading: sold ? `Eight-week plan for the ${offer.tests} tests` : 'Eight-week plan for tests',
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
        what: 'Minor tests on weekdays and the mock tests at the hour of the real exam, at least two days apart.',
      },
    ],
  },
  suits: [
    'For students who have studied the syllabus once and want timed practice.',
    'If parts of the syllabus are new to you, begin with a course. All course plans include tests.',
  ],
  plans: {
    paragraphs: [
      `Every online CSIR-NET plan includes the ${unitwise.tests} unitwise tests and the final mock test. Platinum also includes subtopicwise tests, previous year questions tests, and the 30-day crash course and test series.`,
    ],
    links: ['/onlinecourses/csir-net', '/offlinecourses/csir-net', '/studymaterial/csir-net'],
  },
  registration: [
    {
      title: 'Online',
      buysOffer: true,
      text: `Press Enroll Now, sign up and pay ${amounts.total}, with GST.`,
    },
    officeVisit,
    bankStep,
  ],
  faqs: [
    {
      question: 'Is this test series for JRF or for assistant professor?',
      answer: 'For both. The paper is the same, and JRF needs more marks in it.',
    },
    ...aboutTheSeries,
    {
      question: 'Do the CSIR-NET tests include General Aptitude?',
      answer: 'Yes, in the mock tests. Part A has 20 questions, of which 15 count.',
    },
    {
      question: 'When should I start with mock tests?',
      answer:
        'When you have finished the syllabus, in the last weeks before the exam. Before that, take topic-wise and subject-wise tests.',
    },
    {
      question: 'Should I guess in CSIR-NET?',
      answer:
        'It pays once more than one guess in five is right, because a wrong answer costs a quarter of the marks. A blind guess among four options gains a sixteenth of the marks on average; with one option ruled out, a sixth. Only the first answers count, so give the sure ones first.',
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
