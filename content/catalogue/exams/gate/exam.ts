import { sharedFees, type Exam } from '../exam';

export const gate = {
  id: 'gate',
  name: 'GATE',
  course: 'GATE Chemistry',
  admission: { name: 'GATE (Chemistry)', place: 2 },
  search: ['gate', 'GATE'],
  pages: {
    onlinecourses: [
      'GATE Chemistry Online Course',
      'Morning, evening and weekend batches, 6 months or 1 year.',
    ],
    offlinecourses: [
      'GATE Chemistry Offline Course',
      'Classroom batches in Delhi, 6 months or 1 year.',
    ],
    testseries: ['GATE Chemistry Test Series', 'Unitwise and mock tests.'],
    studymaterial: ['GATE Chemistry Study Material', 'PYQ, practice and theory booklets.'],
    result: ['GATE Results', 'Students who qualified in GATE Chemistry.'],
    'result-explore': ['GATE Results in Detail', 'Marks, score and rank explained.'],
  },
  examPage: {
    path: '/gate',
    line: ['GATE', 'Exam pattern, study plan, books and fees.'],
    menu: { label: 'Gate Chemistry', place: 3 },
  },
  facts: {
    path: '/gate',
    topics: {
      syllabus: ['GATE Chemistry syllabus', 'The 21 units of CY, with their topics.'],
      'cut-off': ['GATE Chemistry cut-off', 'Qualifying marks of CY; marks, score and rank.'],
      eligibility: ['GATE eligibility', 'Degree, age, fee, dates and what a score opens.'],
    },
  },
  footerLabel: 'GATE',
  onlineFees: sharedFees,
  classroomFees: [
    { duration: '6-months', price: 34180, struckPrice: null },
    { duration: '1-year', price: 45000, struckPrice: null },
  ],
  bookletPrices: { pyq: 1100, practice: 1100, theory: 6000, combined: 7500 },
} as const satisfies Exam;
