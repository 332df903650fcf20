import { materialRows, whileSamePrices, type StudyMaterial } from '../../study-material';

export const gateMaterial: StudyMaterial = {
  path: '/studymaterial/gate',
  exam: 'gate',
  heading: 'GATE Chemistry study material',
  meta: {
    title: 'GATE Chemistry Study Material: PYQ, Theory Booklets',
    description:
      'Printed booklets for GATE Chemistry (CY): previous-year questions, assignments and practice, theory, or the combined set. Prices with GST.',
    keywords: [
      'GATE Chemistry study material',
      'GATE Chemistry notes',
      'GATE Chemistry previous year questions',
      'GATE CY theory booklets',
    ],
  },
  lede: 'Printed booklets for the GATE Chemistry paper (CY): previous-year questions, practice and theory, delivered all over India.',
  familyCard: 'PYQs, practice and theory for the CY paper.',
  intro: ['Buy one set or all three together. You need not join a course.'],
  kinds: [
    {
      name: 'PYQ booklets',
      detail: 'GATE questions of earlier years: multiple choice, multiple select and numerical.',
    },
    {
      name: 'Assignments and practice',
      detail: 'Problems for each topic, to solve after you have read the theory.',
    },
    {
      name: 'Theory booklets',
      detail: 'Concepts and derivations in physical, inorganic and organic chemistry.',
    },
  ],
  ...whileSamePrices('gate', 'csir-net', 'GATE and CSIR-NET booklets have the same prices.'),
  rows: materialRows('gate'),
  suits: [
    {
      name: 'You know the theory well',
      detail: 'PYQ booklets with assignments and practice.',
    },
    {
      name: 'You return to chemistry after a gap',
      detail: 'The combined set. Read the theory of a topic first, then solve its problems.',
    },
    {
      name: 'You have appeared once already',
      detail: 'Assignments and practice, with a time limit.',
    },
  ],
  inPlans: [
    'All GATE plans include practice books and PYQ books. Theory booklets come with the classroom plans. Online students can buy them separately.',
  ],
  faqs: [
    {
      question: 'Can I buy only the GATE PYQ booklets?',
      answer: 'Yes. Each set is sold on its own, and you can order another one later.',
    },
    {
      question: 'When should I order to get the booklets before GATE?',
      answer:
        'By the end of December at the latest. Dispatch and delivery take up to 19 business days together, and GATE is held in February.',
    },
    {
      question: 'Do I need the theory booklets if I have textbooks?',
      answer:
        'Not if you already use your textbooks well. PYQs and practice will then help you more.',
    },
    {
      question: 'Can I use GATE booklets for CSIR-NET?',
      answer:
        'The theory and practice sets help for both, since most of the chemistry is common. PYQs are different: buy those of the exam you take.',
    },
    {
      question: 'Do the booklets cover general aptitude?',
      answer: 'No, they cover chemistry. General aptitude is part of the GATE course plans.',
    },
    {
      question: 'Are the GATE booklets available as PDF?',
      answer:
        'The booklets are sold in print. Soft copies of the practice and PYQ books come with every online plan.',
    },
  ],
};
