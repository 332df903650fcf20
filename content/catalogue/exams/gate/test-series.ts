import { bankStep, officeVisit } from '../../course';
import { formatRupees } from '@/content/money';
import { offerAmounts as amounts, whileSeriesIsSold } from '../../offers';
import { unitwise, type TestSeries } from '../../test-series';

const unitPrice = formatRupees(unitwise.price);

export const gateSeries: TestSeries = {
  path: '/testseries/gate',
  exam: 'GATE Chemistry',
  heading: 'GATE Chemistry test series',
  meta: {
    title: 'GATE Chemistry Test Series: Unit Tests, Mock Tests',
    description: `Online test series for GATE Chemistry (CY): ${unitwise.tests} unitwise tests for ${unitPrice}, a 13-week plan, and mock tests with the course plans.`,
    keywords: [
      'GATE Chemistry test series',
      'GATE CY mock test',
      'GATE Chemistry unit tests',
      'GATE Chemistry online test',
    ],
  },
  lede: `${unitwise.tests} online unitwise tests for the GATE Chemistry paper (CY) for ${unitPrice}.`,
  intro: [
    'Take the test of each unit when you finish it. Practise numerical questions too: they have no options.',
  ],
  offerNote: [
    'You can take the unitwise tests without joining a course.',
    ...whileSeriesIsSold(
      'You can also take the CSIR-NET series. Its topic-wise and subject-wise tests revise chemistry that GATE asks too.',
    ),
  ],
  ownOffer: false,
  kindsIntro: 'Move from single topics to the full paper.',
  kinds: [
    {
      name: 'Topic-wise tests',
      detail: 'One topic, such as the Nernst equation or point groups, until you solve it quickly.',
    },
    {
      name: 'Subject-wise tests',
      detail: 'Physical, inorganic or organic chemistry as a whole, to find the weakest branch.',
    },
    {
      name: 'Minor tests',
      detail: 'Mixed questions from part of the syllabus, against the clock.',
    },
    {
      name: 'Mock tests',
      detail: 'Three hours with general aptitude, as on the exam day.',
    },
  ],
  pace: {
    heading: 'Unitwise tests in 13 weeks',
    intro: 'Three tests a week finish the syllabus in 13 weeks.',
    steps: [
      { when: 'Monday', what: 'A unit of physical chemistry. Check the units in every answer.' },
      {
        when: 'Wednesday',
        what: 'A unit of inorganic chemistry. In each MSQ, note which option you missed.',
      },
      { when: 'Friday', what: 'A unit of organic chemistry.' },
      { when: 'Sunday', what: 'Solve the wrong answers of the week again from the first line.' },
    ],
  },
  suits: [
    'M.Sc. students and graduates who have read the CY syllabus once.',
    'If a branch is new to you, join a course: the tests come with it.',
  ],
  plans: {
    paragraphs: [
      'All GATE plans include the unitwise tests and a final mock test. Platinum and the classroom plans add subtopicwise and previous-year tests.',
    ],
    links: ['/onlinecourses/gate', '/offlinecourses/gate', '/studymaterial/gate'],
  },
  registration: [
    {
      title: 'GATE tests',
      text: 'Call or visit the office to join the unitwise tests or a full GATE series.',
    },
    {
      title: 'CSIR-NET series',
      buysOffer: true,
      text: `Press Enroll Now, sign up and pay: the amount is ${amounts.total} with GST.`,
    },
    officeVisit,
    bankStep,
  ],
  faqs: [
    {
      question: 'Are the GATE tests online?',
      answer: 'Yes. Take them on a computer if you can, since GATE is a computer-based test.',
    },
    {
      question: 'How is a numerical answer marked in GATE?',
      answer:
        'Any value within a fixed range is right, and a wrong answer loses no marks. Round only once, at the end of the calculation.',
    },
    {
      question: 'Can I use a calculator in the GATE exam?',
      answer: 'Only the virtual calculator on the screen. Practise with one from your first test.',
    },
    {
      question: 'When should I take my first full GATE mock test?',
      answer:
        'When you have read all three branches once, about six weeks before the exam. Leave a day after each mock for its corrections.',
    },
    ...whileSeriesIsSold({
      question: 'Will the CSIR-NET test series help me for GATE?',
      answer:
        'Its topic-wise tests will, as the chemistry is much the same. The mock tests follow the CSIR-NET pattern, which has no numerical answers.',
    }),
    {
      question: 'Are previous GATE papers part of the tests?',
      answer:
        'Previous-year tests come with the Platinum plan online and with both classroom plans.',
    },
  ],
  card: {
    exam: 'GATE Chemistry (CY)',
    text: 'Unitwise tests for a paper with numerical answers.',
  },
};
