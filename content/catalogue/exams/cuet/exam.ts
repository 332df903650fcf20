import { sharedFees, type Exam } from '../exam';

export const cuet = {
  id: 'cuet',
  name: 'CUET (PG)',
  course: 'CUET (PG) Chemistry',
  admission: { name: 'CUET PG (Chemistry)', place: 4 },
  search: ['cuet', 'CUET PG'],
  pages: {
    onlinecourses: [
      'CUET (PG) Chemistry Online Course',
      'Six-month regular or one-year weekend batch.',
    ],
    offlinecourses: [
      'CUET (PG) Chemistry Offline Course',
      'Classroom batches in Delhi, 6 months or 1 year.',
    ],
    studymaterial: ['CUET (PG) Chemistry Study Material', 'PYQ, practice and theory booklets.'],
  },
  facts: {
    path: '/cuet-pg',
    overview: ['CUET (PG)', 'Pattern and syllabus of SCQP08, and who uses the score.'],
    topics: {
      eligibility: ['CUET (PG) eligibility', 'Degree, age, papers, fee, documents and dates.'],
    },
  },
  footerLabel: 'CUET(PG)',
  onlineFees: {
    '6-months': [...sharedFees['6-months'], ['diamond', 34180, null]],
    '1-year': [...sharedFees['1-year'], ['diamond', 45000, null]],
  },
  classroomFees: [
    { duration: '6-months', title: '6 Months', price: 25000, struckPrice: 40000 },
    { duration: '1-year', price: 35000, struckPrice: 60000 },
  ],
  bookletPrices: { pyq: 250, practice: 1100, theory: 4500, combined: 5000 },
} as const satisfies Exam;
