import { classHours } from '@/content/facts/class-hours';
import { institute } from '@/content/facts/institute';
import type { ExamPage } from '../../exam-page';
import { attemptMarks } from '../attempt-marks';
import { examFeeSentence } from '../exam-fees';
import { marks, type PaperPattern, type QuestionKind } from '../pattern';
import { formatRupees } from '@/content/money';
import { requirePlan } from '../../plans';
import { lowestMaterialPrice, materialRows } from '../../study-material';
import { unitwise } from '../../test-series';
import { gatePreparation } from './preparation';

const readOn = '2026-11-23';

const mixed: readonly QuestionKind[] = [
  { types: ['MCQ'], marks: marks(1), negative: marks(1, 3) },
  { types: ['MCQ'], marks: marks(2), negative: marks(2, 3) },
  { types: ['MSQ', 'NAT'], marks: marks(1), negative: 0 },
  { types: ['MSQ', 'NAT'], marks: marks(2), negative: 0 },
];

export const gatePattern: PaperPattern = {
  id: 'gate',
  name: 'GATE',
  paper: 'Chemistry, paper code CY',
  body: 'Indian Institute of Science and seven Indian Institutes of Technology; one of them organises each year',
  minutes: 180,
  languages: ['English'],
  /* https://www.shiksha.com/engineering/articles/is-calculator-allowed-in-gate-exam-blogId-216920 */
  calculator: true,
  sections: [
    {
      id: 'aptitude',
      name: 'General Aptitude',
      mixed,
      shown: 10,
      attemptMax: 10,
      maximum: marks(15),
    },
    { id: 'chemistry', name: 'Chemistry', mixed, shown: 55, attemptMax: 55, maximum: marks(85) },
  ],
  notes: [
    'Only wrong MCQs lose marks. MSQ and NAT have no negative marking.',
    'The chemistry paper has no engineering mathematics.',
    'The share of MCQ, MSQ and NAT changes from year to year.',
    'Every GATE paper has the same General Aptitude. The official syllabus does not say how the 85 marks of chemistry are divided.',
  ],
  official: {
    name: 'GATE website of IIT Guwahati',
    href: 'https://gate2026.iitg.ac.in',
  },
  sources: [
    {
      title: 'Collegedunia, GATE Chemistry exam pattern',
      url: 'https://collegedunia.com/exams/gate/chemistry-pattern',
      readOn,
    },
    {
      title: 'India TV, GATE notification and exam pattern',
      url: 'https://www.indiatvnews.com/education/higher-studies/gate-2024-notification-pdf-out-apply-online-at-gate2024-iisc-ac-in-check-eligibility-exam-date-how-to-apply-and-more-2023-08-27-889165',
      readOn,
    },
    {
      title: 'NDTV, GATE negative marking and validity',
      url: 'https://www.ndtv.com/education/iit-roorkee-to-organise-gate-2025-check-full-details-6011769',
      readOn,
    },
    {
      title: 'GetMyUni, GATE Chemistry syllabus',
      url: 'https://www.getmyuni.com/exams/gate-exam-chemistry-syllabus',
      readOn,
    },
  ],
  verifiedOn: readOn,
};

const forty = attemptMarks(gatePattern, 40);
const fifty = attemptMarks(gatePattern, 50);
const online = formatRupees(requirePlan('gate', 'online', '6-months').price);
const sixMonths = formatRupees(requirePlan('gate', 'offline', '6-months').price);
const oneYear = formatRupees(requirePlan('gate', 'offline', '1-year').price);
const booklets = formatRupees(lowestMaterialPrice(materialRows('gate')));

export const gatePage: ExamPage = {
  path: '/gate',
  exam: 'gate',
  heading: 'GATE Chemistry (CY): exam pattern, syllabus and coaching',
  meta: {
    title: 'GATE Chemistry (CY): Exam Pattern, Syllabus, Coaching',
    description:
      'GATE Chemistry (CY): exam pattern, marks calculator, syllabus, study plan, books and previous year papers with keys, and coaching online and in Delhi.',
    keywords: [
      'GATE Chemistry',
      'GATE Chemistry syllabus',
      'GATE CY exam pattern',
      'GATE Chemistry coaching in Delhi',
      'GATE Chemistry previous year papers with solutions',
      'GATE Chemistry books',
      'GATE Chemistry study plan',
    ],
  },
  shareImage: {
    title: 'GATE Chemistry',
    line: 'Exam pattern, eligibility, syllabus and coaching',
    alt: 'The phase diagram of water with its triple point, and the words GATE Chemistry',
  },
  lede: 'A three-hour computer-based test of 65 questions and 100 marks. The score is used for M.Tech. and PhD admission and for some public-sector jobs.',
  intro: [
    `We coach for GATE CY online, from ${online} for 6 months, and in the classroom at ${institute.place}, from ${sixMonths}. All fees include GST.`,
  ],
  opens: {
    heading: 'What a GATE Chemistry score is for',
    intro: 'The score is valid for three years from the date of the result.',
    items: [
      {
        name: 'M.Tech. and other master’s programmes',
        detail:
          'GATE-qualified full-time M.Tech. students in AICTE-approved programmes receive ₹12,400 a month for up to 24 months.',
      },
      {
        name: 'PhD admission',
        detail:
          'IITs and other institutes take a valid GATE score as the national exam for PhD admission, and interview.',
      },
      {
        name: 'Public-sector jobs',
        detail:
          'Some PSUs recruit through GATE. BARC took GATE scores of 2024, 2025 and 2026 for its OCES-2026 training programme.',
      },
    ],
  },
  patternIntro:
    'General aptitude is common to all GATE papers. The other 85 marks are chemistry only.',
  cited: {
    figure: '40-50',
    meaning: 'questions are good attempts in GATE CY',
    heading: 'How many questions to attempt in GATE Chemistry',
    reading: [
      'The paper has 65 questions for 180 minutes. Do the short ones first, then return to the long calculations with the time you have left.',
    ],
    marks: {
      intro: 'Marks for 40 and 50 right answers:',
      rows: [forty, fifty],
      note: 'The lower figure is for one-mark questions first, the higher one for two-mark questions first. A wrong MCQ costs a third of its marks.',
    },
  },
  plannerIntro:
    'Enter how many questions you expect to answer and how many of them you expect to get right. You see your marks out of 100.',
  syllabusIntro: 'GATE CY has three sections: physical, inorganic and organic chemistry.',
  prepare: {
    heading: 'How to prepare for GATE Chemistry',
    intro: 'Numerical questions have no options, so practise full calculations.',
    items: [
      {
        name: 'Derive first, then solve problems',
        detail:
          'Derive each formula once, with its assumptions. Then use it in as many problems as you can.',
      },
      {
        name: 'Estimate before you calculate',
        detail: 'A rough value shows a slipped sign, unit or power of ten.',
      },
      {
        name: 'Sort your mistakes',
        detail:
          'Mark each one as concept, formula, unit, arithmetic or reading. Revise the longest list first.',
      },
      {
        name: 'Give time to general aptitude',
        detail: 'It is 15 of 100 marks: practise it every week.',
      },
    ],
  },
  preparation: gatePreparation,
  teaching: {
    intro: 'Study online or in the classroom, for 6 months or 1 year.',
    batches: [
      {
        name: 'Regular batch',
        length: `About five months; online from ${online}`,
        hours: `About ${classHours.others.daily} hours daily, 6 days a week`,
        suits: 'Online in the morning or evening, or in the classroom.',
      },
      {
        name: 'Weekend batch',
        length: 'Online: 1 year, with recordings',
        hours: '6 to 8 hours on weekends and holidays',
        suits: 'For college students and people with a job.',
      },
      {
        name: 'Classroom, Diamond plan',
        length: `${sixMonths} for 6 months, ${oneYear} for 1 year`,
        hours: `Regular or weekend, at ${institute.place}`,
        suits: 'All books, tests and recordings included.',
      },
    ],
    note: 'Fees include 18% GST and cover the whole plan.',
    experience: 'The institute has over 5 years of experience in coaching for GATE Chemistry.',
  },
  deliverables: {
    intro: 'Classroom plans include everything. Online plans differ by tier.',
    items: [
      {
        name: 'Recorded lectures',
        detail: 'In every online and classroom plan.',
        link: { label: 'Online plans and fees', href: '/onlinecourses/gate' },
      },
      {
        name: 'Live sessions',
        detail: 'In Gold, Platinum and Diamond, with their recordings.',
        link: { label: 'New batches', href: '/new-batch' },
      },
      {
        name: 'Teacher handouts',
        detail: 'Notes for each lecture, in every plan.',
        link: { label: 'Classroom plans and fees', href: '/offlinecourses/gate' },
      },
      {
        name: 'Practice and PYQ books',
        detail: `3000+ questions, and previous papers by subtopic. Printed booklets are also sold singly, from ${booklets}.`,
        link: { label: 'GATE study material', href: '/studymaterial/gate' },
      },
      {
        name: 'Tests',
        detail: `${unitwise.tests} unitwise tests and a final mock in every plan. The unitwise tests alone cost ${formatRupees(unitwise.price)}.`,
        link: { label: 'GATE test series', href: '/testseries/gate' },
      },
      {
        name: 'Doubt resolution',
        detail: '24x7, in every plan.',
        link: { label: 'Send a question', href: '/contact' },
      },
    ],
  },
  enquiry: {
    heading: 'Choose a GATE plan with a counsellor',
    text: 'Send your degree, the year you finished it and the hours you can study each week.',
    button: 'Write to us about GATE',
  },
  next: [
    '/offlinecourses/gate',
    '/testseries/gate',
    '/practice/gate',
    '/testseries/barc',
    '/studymaterial/gate',
    '/result/gate',
    '/csir-net-jrf',
    '/fees',
  ],
  faqs: [
    {
      question: 'What is the eligibility for GATE Chemistry?',
      answer:
        'You need to be in the third year or higher of an undergraduate course, or to hold a degree in science, engineering or another approved field. There is no minimum percentage, no age limit and no limit on attempts.',
    },
    {
      question: 'When is GATE held?',
      answer:
        'Once a year, on two weekends of February. Applications open in late August and close at the end of September, or in mid-October with a late fee. The result comes in the second half of March.',
    },
    {
      question: 'What is the application fee for GATE?',
      answer: examFeeSentence(
        'gate',
        'For GATE 2026 it was ₹1,000 a paper for women and SC, ST and PwD candidates, and ₹2,000 for all others; with the late fee ₹500 more.',
      ),
    },
    {
      question: 'What are the qualifying marks in GATE Chemistry?',
      answer:
        'They are set each year. For the general category they are 25 out of 100 or more: 25.0 in 2025, 25.2 in 2024. OBC-NCL and EWS candidates need 90% of that mark, and SC, ST and PwD candidates two thirds of it.',
    },
    {
      question: 'Does GATE Chemistry have mathematics?',
      answer:
        'There is no engineering mathematics section. Physical chemistry needs logarithms, simple calculus and determinants.',
    },
    {
      question: 'Is GATE Chemistry held in Hindi?',
      answer: 'No, the question paper is in English only.',
    },
    {
      question: 'GATE or CSIR-NET: which one should I take?',
      answer:
        'CSIR-NET gives the JRF fellowship, eligibility for assistant professor posts and PhD admission. GATE gives M.Tech. and PhD admission and some PSU jobs. Many PhD applicants take both, since most of the chemistry is common.',
    },
    {
      question: 'What comes after the GATE result?',
      answer:
        'Apply to each IIT yourself and register at COAP, where the offers of the IITs and IISc appear in rounds. For the NITs fill in one form at CCMT. For a PhD apply to the department.',
    },
  ],
};
