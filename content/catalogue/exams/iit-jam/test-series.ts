import { bankStep, officeVisit } from '../../course';
import { formatRupees } from '@/content/money';
import { offerAmounts as amounts, whileSeriesIsSold } from '../../offers';
import { unitwise, type TestSeries } from '../../test-series';

const unitPrice = formatRupees(unitwise.price);

export const iitJamSeries: TestSeries = {
  path: '/testseries/iit-jam',
  exam: 'IIT-JAM Chemistry',
  heading: 'IIT-JAM Chemistry test series',
  meta: {
    title: 'IIT-JAM Chemistry Test Series: Unit and Mock Tests',
    description: `Online test series for IIT-JAM Chemistry: ${unitwise.tests} unitwise tests for ${unitPrice}, one a week alongside college, and mock tests with the course plans.`,
    keywords: [
      'IIT JAM Chemistry test series',
      'IIT JAM Chemistry mock test',
      'IIT JAM Chemistry unit tests',
      'IIT JAM CY online test',
    ],
  },
  lede: `${unitwise.tests} online unitwise tests for IIT-JAM Chemistry for ${unitPrice}, one a week alongside college.`,
  intro: [
    'A good attempt in JAM is 25 to 30 questions at 90% accuracy. Unitwise tests show you where your accuracy is still below that.',
  ],
  offerNote: [
    'No course is needed for the unitwise tests.',
    ...whileSeriesIsSold(
      'The CSIR-NET series is at M.Sc. level. For JAM, choose the unitwise tests.',
    ),
  ],
  ownOffer: false,
  kindsIntro: 'In JAM only the option or the number is marked, not the steps.',
  kinds: [
    {
      name: 'Topic-wise tests',
      detail: 'Take one in the week your college teaches the topic.',
    },
    {
      name: 'Subject-wise tests',
      detail: 'Bring first-year and third-year chapters of one branch together.',
    },
    {
      name: 'Minor tests',
      detail: 'MCQ, MSQ and NAT mixed. Only MCQ has negative marking.',
    },
    {
      name: 'Mock tests',
      detail: '60 questions in three hours, in one sitting.',
    },
  ],
  pace: {
    heading: 'Unitwise tests in a college year',
    intro: 'One test a week takes 39 weeks, about nine months. A month looks like this:',
    steps: [
      { when: 'First week', what: 'Organic chemistry: mechanisms, stereochemistry, reactions.' },
      { when: 'Second week', what: 'Physical chemistry. Write the equation with units first.' },
      { when: 'Third week', what: 'Inorganic chemistry. Say why each wrong option is wrong.' },
      { when: 'Fourth week', what: 'The unit with your lowest marks, once more.' },
    ],
    note: 'Keep the other weeks of the year for your college examinations.',
  },
  suits: [
    'B.Sc. students in the second or third year, and graduates in a drop year.',
    'If your college left out a large part of physical chemistry, join a course first.',
  ],
  plans: {
    paragraphs: [
      'All JAM plans include the unitwise tests and a final mock test. Subtopicwise and previous-year tests are in Platinum and in both classroom courses.',
    ],
    links: ['/onlinecourses/iit-jam', '/offlinecourses/iit-jam', '/studymaterial/iit-jam'],
  },
  registration: [
    {
      title: 'JAM tests',
      text: 'Call or visit the office to join the unitwise tests or a full JAM series.',
    },
    {
      title: 'CSIR-NET series',
      buysOffer: true,
      text: `Press Enroll Now, sign up and pay for the CSIR-NET series: ${amounts.total} with GST.`,
    },
    officeVisit,
    bankStep,
  ],
  faqs: [
    {
      question: 'Should I guess in the JAM paper?',
      answer:
        'In Section A a blind guess among four options gains nothing on average. Guess if you can rule out two options. In Sections B and C a wrong answer costs nothing, so always answer.',
    },
    {
      question: 'When should I take the first unit test?',
      answer: 'As soon as the first unit is taught in college. Do not wait for the whole syllabus.',
    },
    {
      question: 'Does MSQ in JAM give part marks?',
      answer: 'No. You get the marks only if you choose all the right options and no wrong one.',
    },
    {
      question: 'Is there a calculator in JAM?',
      answer: 'Yes, on the screen. Your own calculator is not allowed.',
    },
    {
      question: 'Can I use college question papers for JAM practice?',
      answer:
        'For theory, yes. For speed and accuracy, use unitwise tests and previous JAM questions.',
    },
    {
      question: 'Do the printed booklets include the tests?',
      answer:
        'No, booklets and tests are separate. They go well together: solve a chapter’s previous questions, then take its unit test.',
    },
  ],
  card: {
    exam: 'IIT-JAM Chemistry',
    text: 'One unit test a week alongside the B.Sc.',
  },
};
