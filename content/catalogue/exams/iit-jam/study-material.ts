import { materialRows, whileSamePrices, type StudyMaterial } from '../../study-material';

export const iitJamMaterial: StudyMaterial = {
  path: '/studymaterial/iit-jam',
  exam: 'iit-jam',
  heading: 'IIT-JAM Chemistry study material',
  meta: {
    title: 'IIT-JAM Chemistry Study Material: PYQ, Theory Notes',
    description:
      'Printed booklets for IIT-JAM Chemistry: previous-year questions, assignments and practice, theory, or all three. Prices with GST and delivery all over India.',
    keywords: [
      'IIT JAM Chemistry study material',
      'IIT JAM Chemistry notes',
      'IIT JAM Chemistry previous year questions',
      'IIT JAM Chemistry books',
    ],
  },
  lede: 'Printed booklets for IIT-JAM Chemistry: B.Sc. theory, practice assignments and previous-year questions.',
  familyCard: 'B.Sc. theory, practice and previous JAM questions.',
  intro: ['Each set is sold separately or in the combined set, with or without a course.'],
  kinds: [
    {
      name: 'PYQ booklets',
      detail: 'Earlier JAM questions: one right option, several right options, or a number.',
    },
    {
      name: 'Assignments and practice',
      detail: 'Problems that take college chemistry to the level of JAM.',
    },
    {
      name: 'Theory booklets',
      detail: 'For chapters that your college taught briefly or left out.',
    },
  ],
  ...whileSamePrices('iit-jam', 'cuet', 'JAM and CUET (PG) booklets have the same prices.'),
  rows: materialRows('iit-jam'),
  suits: [
    {
      name: 'Second year of B.Sc.',
      detail: 'Assignments, topic by topic, along with your college lectures.',
    },
    {
      name: 'Final year of B.Sc.',
      detail: 'Theory for revision, PYQs for practice. Both help in semester exams.',
    },
    {
      name: 'Drop year for JAM',
      detail: 'The combined set.',
    },
  ],
  inPlans: [
    'Soft copies of the practice and PYQ books are in all online JAM plans, printed copies in Platinum. Classroom courses include every book.',
  ],
  faqs: [
    {
      question: 'Are the booklets enough for JAM without coaching?',
      answer:
        'They can be, if you study regularly and have a teacher for your doubts. For classes and doubt-clearing, choose an online or classroom plan.',
    },
    {
      question: 'Will the JAM booklets help in my B.Sc. exams?',
      answer:
        'Yes, the theory booklets will: the JAM syllabus is B.Sc. chemistry. Follow your university’s order of topics.',
    },
    {
      question: 'Do the booklets need much mathematics?',
      answer: 'Physical chemistry uses logarithms, derivatives and integrals of class 12 level.',
    },
    {
      question: 'Which JAM booklet should I buy first?',
      answer:
        'The PYQ booklets show what the paper is like. If a whole branch is new to you, start with theory.',
    },
    {
      question: 'Can the parcel come to my hostel?',
      answer:
        'Yes. Give the hostel name, your room number, the PIN code and a mobile number, and check them: parcels go to the address you give.',
    },
    {
      question: 'Is GST added to the booklet prices?',
      answer: 'No, 18% GST is included. Only shipping is added, by weight and address.',
    },
  ],
};
