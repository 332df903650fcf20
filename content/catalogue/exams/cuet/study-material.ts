import { materialRows, whileSamePrices, type StudyMaterial } from '../../study-material';

export const cuetMaterial: StudyMaterial = {
  path: '/studymaterial/cuet',
  exam: 'cuet',
  heading: 'CUET (PG) Chemistry study material',
  meta: {
    title: 'CUET PG Chemistry Study Material: PYQ, Theory Notes',
    description:
      'Printed booklets for CUET (PG) Chemistry (SCQP08): previous-year questions, practice, theory or the combined set. Prices with GST, delivery in India.',
    keywords: [
      'CUET PG Chemistry study material',
      'CUET PG Chemistry notes',
      'CUET PG Chemistry previous year questions',
      'CUET PG Chemistry books',
    ],
  },
  lede: 'Printed booklets for CUET (PG) Chemistry (SCQP08): previous-year questions, practice and theory.',
  familyCard: 'PYQs, practice and theory for 75 questions in 90 minutes.',
  intro: ['Buy one set or all three together, with or without a course.'],
  kinds: [
    {
      name: 'PYQ booklets',
      detail: 'Multiple-choice questions of earlier years, to practise at exam speed.',
    },
    {
      name: 'Assignments and practice',
      detail: 'Short exercises for every topic of the syllabus.',
    },
    {
      name: 'Theory booklets',
      detail: 'B.Sc. chemistry, chapter by chapter.',
    },
  ],
  ...whileSamePrices(
    'cuet',
    'iit-jam',
    'CUET (PG) and IIT-JAM booklets cost the same. Name your exam when you order.',
  ),
  rows: materialRows('cuet'),
  suits: [
    {
      name: 'An hour a day alongside college',
      detail: 'PYQ booklets.',
    },
    {
      name: 'JAM and CUET (PG) together',
      detail: 'JAM theory and practice, with the PYQ booklets of both exams.',
    },
    {
      name: 'Starting from the basics',
      detail: 'The combined set. Begin with theory.',
    },
  ],
  inPlans: [
    'Practice and PYQ books are in all online plans as soft copies, and in print from Platinum. Diamond and the classroom plans include the theory booklets.',
  ],
  faqs: [
    {
      question: 'Are CUET (PG) booklets different from JAM booklets?',
      answer: 'The PYQ booklets are different. Both exams are at B.Sc. level, so theory overlaps.',
    },
    {
      question: 'What should I buy with two months left?',
      answer: 'The PYQ booklets. Order at once: dispatch and delivery take two to four weeks.',
    },
    {
      question: 'Are the booklets good for every university?',
      answer: 'Yes. All universities that use CUET (PG) Chemistry use the same paper, SCQP08.',
    },
    {
      question: 'I have the Diamond plan. Do I need booklets?',
      answer: 'No. Diamond already includes practice, PYQ and theory books.',
    },
    {
      question: 'How should I practise for 75 questions in 90 minutes?',
      answer:
        'In rounds of 25 questions in 30 minutes. Go through your mistakes before you start the next round.',
    },
    {
      question: 'Are there charges besides price and shipping?',
      answer: 'No. GST is included in the price, and there are no customs duties within India.',
    },
  ],
};
