import { classHours } from '@/content/facts/class-hours';
import { institute } from '@/content/facts/institute';
import type { CitedFigure, ExamPage } from '../../exam-page';
import { csirNetOnline } from './courses';
import { examFeeSentence } from '../exam-fees';
import { marks, type PaperPattern } from '../pattern';

import { formatRupees } from '@/content/money';
import { offerAmounts, testSeriesOffer } from '../../offers';
import { lowestMaterialPrice, materialRows } from '../../study-material';
import { unitwise } from '../../test-series';
import { csirNetPreparation } from './preparation';

/** The base of the percentage, "all candidates", is a decision (D42). */
export const csirNetFigure: CitedFigure = {
  figure: '0.5%',
  meaning: 'success rate for JRF and assistant professor, of all candidates of the exam',
  more: { label: 'How many qualify', href: '/csir-net-jrf/cut-off#qualified' },
};

const readOn = '2026-11-21';
const verifiedOn = '2026-11-23';

export const csirNetPattern: PaperPattern = {
  id: 'csir-net',
  name: 'CSIR-NET',
  paper: 'Chemical Sciences, subject code 701',
  body: 'National Testing Agency (NTA), for the Council of Scientific and Industrial Research',
  minutes: 180,
  languages: ['English', 'Hindi'],
  sections: [
    {
      id: 'a',
      name: 'Part A, General Aptitude',
      kinds: [
        { types: ['MCQ'], marks: marks(2), negative: marks(1, 2), shown: 20, attemptMax: 15 },
      ],
    },
    {
      id: 'b',
      name: 'Part B, Chemical Sciences',
      kinds: [
        { types: ['MCQ'], marks: marks(2), negative: marks(1, 2), shown: 40, attemptMax: 35 },
      ],
    },
    {
      id: 'c',
      name: 'Part C, Chemical Sciences',
      kinds: [{ types: ['MCQ'], marks: marks(4), negative: marks(1), shown: 60, attemptMax: 25 }],
    },
  ],
  notes: [
    'Only the first answers are marked: 15 in Part A, 35 in Part B, 25 in Part C.',
    'A wrong answer costs a quarter of the marks of the question.',
    'Part A is the same for all five subjects of CSIR-NET.',
    'Parts B and C draw on the same units. Part B tests the topics directly; Part C asks you to apply them.',
  ],
  official: { name: 'CSIR Human Resource Development Group', href: 'https://csirhrdg.res.in/' },
  application: { name: 'NTA, Joint CSIR-UGC NET', href: 'https://csirnet.nta.nic.in/' },
  sources: [
    {
      title: 'Shiksha, CSIR NET exam pattern',
      url: 'https://www.shiksha.com/exams/csir-net-exam-pattern',
      readOn,
    },
    {
      title: 'TrueScholar, CSIR NET exam pattern',
      url: 'https://www.truescholar.in/exams/csir-net-7500123/exam-pattern',
      readOn: verifiedOn,
    },
    {
      title: 'CollegeChalo, CSIR NET pattern and syllabus',
      url: 'https://collegechalo.com/exam/csir-university-grants-commission-national-eligibility-test-279-syllabus',
      readOn,
    },
  ],
  verifiedOn,
};

const booklets = formatRupees(lowestMaterialPrice(materialRows('csir-net')));

export const csirNetPage: ExamPage = {
  path: '/csir-net-jrf',
  exam: 'csir-net',
  heading: 'CSIR-NET JRF Chemical Science: exam and coaching',
  meta: {
    title: 'CSIR-NET JRF Chemical Science: Exam and Coaching',
    description:
      'CSIR-NET/JRF Chemical Science: exam pattern, marks calculator, syllabus, strategy for 3 and 6 months, books, previous papers, and coaching with fees.',
    keywords: [
      'CSIR NET Chemical Science exam pattern',
      'CSIR NET JRF chemistry coaching',
      'CSIR NET chemistry syllabus',
      'CSIR NET age limit and eligibility',
      'CSIR NET chemistry strategy 3 months',
      'CSIR NET chemical science books',
      'CSIR NET chemistry previous year papers',
    ],
  },
  shareImage: {
    title: 'CSIR-NET JRF Chemical Science',
    line: 'Exam pattern, eligibility, syllabus and coaching',
    alt: 'A correlation diagram of butadiene closing to cyclobutene, and the words CSIR-NET JRF Chemical Science',
  },
  lede: 'For M.Sc. students and graduates who want a research fellowship, a post as assistant professor or admission to a PhD. One paper decides all three.',
  intro: [
    'The National Testing Agency holds Joint CSIR-UGC NET twice a year. The Chemical Sciences paper, code 701, lasts three hours and carries 200 marks.',
  ],
  opens: {
    heading: 'What a CSIR-NET result gives you',
    intro: 'Since June 2024 the result places you in one of three categories.',
    items: [
      {
        name: 'JRF, assistant professor and PhD admission',
        detail:
          'The Junior Research Fellowship pays ₹37,000 a month for two years, then ₹42,000 as Senior Research Fellowship, up to five years in all.',
      },
      {
        name: 'Assistant professor and PhD admission',
        detail:
          'You may apply for teaching posts at universities and colleges, and for a PhD without the fellowship.',
      },
      {
        name: 'PhD admission only',
        detail:
          'You may apply for a PhD with your NET marks. For admission without JRF, the marks are valid for one year.',
      },
    ],
  },
  cited: csirNetFigure,
  plannerIntro:
    'Enter how many questions you answer in each part and how many of them are right. One right answer in Part C counts as much as two in Part B.',
  syllabusIntro:
    'Parts B and C cover inorganic, organic and physical chemistry and interdisciplinary topics. Part A is General Aptitude.',
  prepare: {
    heading: 'How to prepare for CSIR-NET Chemical Science',
    items: [
      {
        name: 'Begin with the units others depend on',
        detail: 'Quantum chemistry, group theory, reaction mechanisms and coordination chemistry.',
      },
      {
        name: 'Then study the units that need them',
        detail:
          'Spectroscopy after group theory, pericyclic reactions after molecular orbitals, organometallics after electron counting.',
      },
      {
        name: 'Practise Part A from the first month',
        detail: 'Half an hour on three days a week: graphs, series, proportions, geometry.',
      },
      {
        name: 'End with full mock tests',
        detail:
          'Three hours each. Use the next day for corrections, and first revise the mistakes you were sure about.',
      },
    ],
  },
  preparation: csirNetPreparation,
  teaching: {
    experience: 'The institute has over 5 years of experience with chemistry entrance exams.',
    batches: [
      {
        name: 'Regular batch',
        length: 'About five months',
        hours: `${classHours.csirNet.daily} hours daily, six days a week`,
        suits: `Online or in ${institute.place}. For full-time preparation.`,
      },
      {
        name: 'Weekend batch',
        length: '1 year',
        hours: '6 to 8 hours on weekends and holidays',
        suits: `Online with recordings, or in ${institute.place}. For working and college students.`,
      },
      {
        name: 'Recorded lectures',
        length: '6 months, 1 year or 2 years',
        hours: 'At your own pace',
        suits: 'For those who cannot keep fixed hours. Ask a counsellor for the fee of 2 years.',
      },
    ],
  },
  deliverables: {
    items: [
      {
        name: 'Recorded lectures',
        detail: 'In all four online plans, to watch as often as you need.',
        link: { label: 'Online course and plans', href: '/onlinecourses/csir-net' },
      },
      {
        name: 'Live sessions and their recordings',
        detail:
          'In the Gold and Platinum plans. Ask questions in class and revise from the recording.',
        link: { label: 'New batches', href: '/new-batch' },
      },
      {
        name: 'Teacher handouts',
        detail: 'With every plan, so that you need not copy everything from the board.',
        link: { label: 'Classroom course in Delhi', href: '/offlinecourses/csir-net' },
      },
      {
        name: 'Books',
        detail: `Practice books with 3000+ questions and PYQ books by subtopic: soft copies in every plan, printed in Platinum. Printed booklets from ${booklets}.`,
        link: { label: 'Study material', href: '/studymaterial/csir-net' },
      },
      {
        name: 'Tests',
        detail: `${unitwise.tests} unitwise tests and a final mock test with each plan.${testSeriesOffer.ended ? '' : ` Series of ${testSeriesOffer.tests} tests for ${offerAmounts.total} with GST.`}`,
        link: { label: 'Test series', href: '/testseries/csir-net' },
      },
      {
        name: 'Doubt resolution',
        detail: '24x7, in every plan.',
        link: { label: 'Contact us', href: '/contact' },
      },
    ],
  },
  plans: { page: '/csir-net-jrf', tabs: csirNetOnline.tabs },
  enquiry: {
    heading: 'Which batch suits you?',
    text: 'Tell us where you are in your studies and when you want to take the exam. We suggest a batch and a plan.',
    button: 'Send an enquiry about CSIR-NET',
  },
  next: [
    '/onlinecourses/csir-net',
    '/offlinecourses/csir-net',
    '/testseries/csir-net',
    '/practice/csir-net',
    '/testseries/tifr',
    '/result/csir-net',
    '/gate',
    '/fees',
  ],
  faqs: [
    {
      question: 'Who is eligible for CSIR-NET Chemical Science?',
      answer:
        'Indian citizens with a master’s degree: 55% marks for General and EWS, 50% for OBC-NCL, SC, ST, PwD and third gender candidates. Students in the final year of their master’s may apply with the result awaited. With a four-year bachelor’s degree you need 75%, or 70% in the reserved categories, and can qualify for JRF but not as assistant professor.',
    },
    {
      question: 'What is the age limit for JRF?',
      answer:
        '30 years in the 2025 sessions and in June 2026. Women, SC, ST, PwD and third gender candidates have a relaxation of 5 years, OBC-NCL candidates of 3 years. The information bulletin of your session names the day on which age is counted.',
    },
    {
      question: 'Is there an age limit for assistant professor or PhD admission?',
      answer: 'No. The upper age limit is for JRF only.',
    },
    {
      question: 'How many attempts are allowed in CSIR-NET?',
      answer:
        'There is no limit on attempts, and the exam is held twice a year. For JRF you must be within the age limit.',
    },
    {
      question: 'What is the difference between JRF and NET?',
      answer:
        'Both come from the same exam. JRF is the research fellowship. “NET” usually means eligibility as assistant professor without the fellowship, at a lower cut-off.',
    },
    {
      question: 'Is there a separate cut-off for Parts A, B and C?',
      answer: 'No. The total of the three parts decides the merit list.',
    },
    {
      question: 'What are the minimum marks to qualify CSIR-NET?',
      answer:
        'At least 33% for General, EWS and OBC candidates and 25% for SC, ST and PwD candidates. The cut-offs for JRF and assistant professor are set after each session and cannot be lower.',
    },
    {
      question: 'What is the CSIR-NET application fee?',
      answer: examFeeSentence(
        'csir-net',
        '₹1,150 for General, ₹600 for EWS and OBC-NCL, ₹325 for SC, ST, PwD and third gender candidates, in December 2025 and June 2026.',
      ),
    },
    {
      question: 'Must I answer every question in the paper?',
      answer:
        'No. The paper has 120 questions and 75 answers count. Read all of Part C first and choose the 25 questions you know.',
    },
    {
      question: 'Can I prepare for CSIR-NET along with my M.Sc.?',
      answer:
        'Yes. Much of the syllabus is the same. The weekend batch and the recorded lectures leave your weekdays free.',
    },
  ],
};
