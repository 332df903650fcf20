import { bankStep, officeVisit } from '../../course';
import { formatRupees } from '@/content/money';
import { offerAmounts as amounts, testSeriesOffer as offer, whileSeriesIsSold } from '../../offers';
import { unitwise, type TestSeries } from '../../test-series';

const readOn = '2026-11-23';
const unitPrice = formatRupees(unitwise.price);

export const tifrSeries: TestSeries = {
  path: '/testseries/tifr',
  exam: 'TIFR Chemistry',
  heading: 'TIFR GS Chemistry test series',
  meta: {
    title: 'TIFR GS Chemistry Test Series, Exam Pattern, Syllabus',
    description: `TIFR GS Chemistry: exam pattern, syllabus, selection and calendar, with ${unitwise.tests} online unitwise chemistry tests for ${unitPrice}.`,
    keywords: [
      'TIFR GS chemistry test series',
      'TIFR GS exam pattern',
      'TIFR GS chemistry syllabus',
      'TIFR entrance exam PhD chemistry',
    ],
  },
  lede: `${unitwise.tests} online unitwise tests in chemistry for ${unitPrice}, for the graduate school entrance of the Tata Institute of Fundamental Research.`,
  intro: [
    'TIFR GS tests how well you understand B.Sc. and M.Sc. chemistry. After each test, work out in full what you could not solve.',
  ],
  examFacts: {
    heading: 'TIFR GS Chemistry: exam pattern, syllabus and dates',
    facts: [
      ['Exam', 'Computer-based, three hours, once a year; chemistry in the morning session'],
      ['Questions', 'Multiple choice, with negative marking'],
      ['Selection', 'Entrance exam, then an interview of the shortlisted candidates'],
      ['Level', 'B.Sc. and M.Sc. chemistry of Indian universities'],
      [
        'Syllabus',
        'Physical, organic, inorganic, analytical, electro- and quantum chemistry; biophysics; thermodynamics; spectroscopy (NMR, fluorescence, IR, UV, X-ray); logic and statistics; mathematical methods',
      ],
      [
        'Usual calendar',
        'Applications around October, exam on the second Sunday of December, shortlist by the end of January, interviews in chemistry in May and June',
      ],
      ['TIFR GS 2026', 'Applications 27 Sep to 26 Oct 2025, exam on 14 Dec 2025'],
    ],
    official: { name: 'TIFR website', href: 'https://www.tifr.res.in' },
    sources: [
      {
        title: 'Shiksha, TIFR GS exam pattern',
        url: 'https://www.shiksha.com/university/tifr-tata-institute-of-fundamental-research/tifr-gs-exam-pattern/phd-809',
        readOn,
      },
      {
        title: 'India Exam Portal, TIFR syllabus',
        url: 'https://indiaexamportal.com/TIFR/syllabus',
        readOn,
      },
      {
        title: 'StudyChacha, TIFR entrance exam for the PhD in chemistry',
        url: 'https://studychacha.com/discuss/346308-tifr-entrance-exam-phd-chemistry.html',
        readOn,
      },
      {
        title: 'SciAstra, TIFR GS exam',
        url: 'https://www.sciastra.com/blogs/?p=9247',
        readOn,
      },
      {
        title: 'ExcelBee, TIFR GS dates and sessions',
        url: 'https://www.excelbee.com/tifr-gs-admission',
        readOn,
      },
      {
        title: 'SuccessCDS, TIFR GS programmes and dates',
        url: 'https://www.successcds.net/Admission-Notification/Tata-Institute-of-Fundamental-Research-Mumbai-MSc-PhD.html',
        readOn,
      },
      {
        title: 'ExamJobExpert, TIFR GS',
        url: 'https://examjobexpert.com/tifr-gs-2024/',
        readOn,
      },
    ],
  },
  offerNote: [
    'You need no course to take the unitwise tests.',
    ...whileSeriesIsSold(
      'You can also take the CSIR-NET series to revise all branches of chemistry.',
    ),
  ],
  ownOffer: false,
  kindsIntro: 'Use every test to find your weak topics.',
  kinds: [
    {
      name: 'Topic-wise tests',
      detail: 'Particle in a box, Hückel theory, steady state: derive the result after the test.',
    },
    {
      name: 'Subject-wise tests',
      detail: 'Find out whether chemistry or mathematics costs you more marks.',
    },
    {
      name: 'Minor tests',
      detail: 'Mixed questions: first decide which method fits.',
    },
    {
      name: 'Mock tests',
      detail: 'Solve each mock with a time limit, and again the next day without one.',
    },
  ],
  pace: {
    heading: 'Unitwise tests in twenty weeks',
    intro: 'Two tests a week leave time to study each unit in depth.',
    steps: [
      {
        when: 'Tuesday',
        what: 'First unitwise test. Note for each answer: certain, likely or guess.',
      },
      {
        when: 'Wednesday, Thursday',
        what: 'First revise the mistakes you were sure about.',
      },
      { when: 'Saturday', what: 'Second unit test, from another branch.' },
      { when: 'Sunday', what: 'Change one question and solve your own version.' },
    ],
  },
  suits: [
    'B.Sc. and M.Sc. students who want to do a PhD in chemistry.',
    'Most of them also prepare for CSIR-NET, GATE or JAM.',
  ],
  plans: {
    paragraphs: [
      'For classes, M.Sc. students choose the CSIR-NET course and B.Sc. students the JAM course. Each plan includes the unitwise tests and a final mock test.',
    ],
    links: ['/onlinecourses/csir-net', '/onlinecourses/iit-jam', '/onlinecourses/gate'],
  },
  registration: [
    {
      title: 'TIFR tests',
      text: 'Call or visit the office. Tell the counsellor whether you apply with a B.Sc. or an M.Sc.',
    },
    {
      title: 'CSIR-NET series',
      buysOffer: true,
      text: `Press Enroll Now, sign up and pay for its ${offer.tests} tests: ${amounts.total} with GST.`,
    },
    officeVisit,
    bankStep,
  ],
  faqs: [
    {
      question: 'How much mathematics does TIFR GS Chemistry need?',
      answer:
        'Differentiation, simple integrals, complex numbers and small matrices. Revise them in your first two weeks if you need to.',
    },
    {
      question: 'Can I prepare for TIFR and CSIR-NET together?',
      answer:
        'Yes, the chemistry is common. Practise each exam’s own previous papers in the last weeks.',
    },
    {
      question: 'Is there an interview for TIFR?',
      answer:
        'Yes, for shortlisted candidates. Practise deriving a result on a board and explaining each step.',
    },
    {
      question: 'Is there a TIFR course?',
      answer: 'No. M.Sc. students usually take the CSIR-NET course, B.Sc. students the JAM course.',
    },
    {
      question: 'What if the first test is too hard?',
      answer:
        'Stop after ten questions and read that unit again. Repeat the test a week later; the units can be taken in any order.',
    },
    ...whileSeriesIsSold({
      question: 'Is the CSIR-NET series good practice for TIFR?',
      answer: 'Yes, to revise topics. For the exam pattern, solve earlier TIFR papers.',
    }),
  ],
  card: {
    exam: 'TIFR Chemistry',
    text: 'Unitwise tests for the TIFR graduate school entrance.',
  },
};
