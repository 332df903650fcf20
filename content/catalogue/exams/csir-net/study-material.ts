import { materialRows, type StudyMaterial } from '../../study-material';

export const csirNetMaterial: StudyMaterial = {
  path: '/studymaterial/csir-net',
  exam: 'csir-net',
  heading: 'CSIR-NET Chemical Science study material: price list',
  meta: {
    title: 'CSIR-NET Chemical Science Study Material: Price List',
    description:
      'Printed study material for CSIR-NET/JRF Chemical Sciences: PYQ booklets, assignments and practice, theory booklets. Prices with 18% GST, and how to order.',
    keywords: [
      'CSIR NET chemistry study material',
      'CSIR NET chemical science PYQ book',
      'CSIR NET chemistry theory booklets',
      'CSIR NET chemistry practice questions',
    ],
  },
  lede: 'Printed booklets for the CSIR-NET/JRF Chemical Sciences paper: previous-year questions, practice and theory. Order one set or all three, with or without a course.',
  familyCard: 'For the JRF and assistant professor paper, at M.Sc. level.',
  intro: [],
  kinds: [
    {
      name: 'PYQ booklets',
      detail: 'Questions from previous CSIR-NET papers, for Parts B and C.',
    },
    {
      name: 'Assignments and practice',
      detail: 'More questions on each topic, to solve after you have studied it.',
    },
    {
      name: 'Theory booklets',
      detail: 'Theory of inorganic, organic and physical chemistry, for study and revision.',
    },
  ],
  rows: materialRows('csir-net'),
  suits: [
    {
      name: 'You study on your own',
      detail: 'Combined set: theory, practice and previous-year questions.',
    },
    {
      name: 'You know the theory',
      detail: 'PYQ booklets with assignments and practice.',
    },
    {
      name: 'You have an online plan',
      detail: 'Theory booklets. None of the four plans includes them.',
    },
  ],
  inPlans: [
    'Every online CSIR-NET plan includes the practice books with 3000+ questions and the PYQ books as soft copies. Platinum includes printed copies too.',
  ],
  faqs: [
    {
      question: 'Which CSIR-NET booklets should I buy first?',
      answer:
        'The PYQ booklets, if you have studied the subject once: they show the level of the exam. Otherwise begin with the theory booklets.',
    },
    {
      question: 'What is in the combined set?',
      answer: 'The PYQ booklets, assignments and practice, and the theory booklets.',
    },
    {
      question: 'Are the CSIR-NET booklets printed or in PDF?',
      answer: 'They are printed. Soft copies of practice and PYQ books come with the online plans.',
    },
    {
      question: 'Do I need booklets if I have the Platinum plan?',
      answer: 'Only the theory booklets. Platinum already has the practice and PYQ books in print.',
    },
    {
      question: 'How early should I order the CSIR-NET booklets?',
      answer:
        'About a month before you need them. Dispatch and delivery together take 10 to 19 business days, and there is no express delivery.',
    },
    {
      question: 'Does the price include delivery?',
      answer:
        'No. The price includes 18% GST. Shipping is extra and depends on weight and address.',
    },
  ],
};
