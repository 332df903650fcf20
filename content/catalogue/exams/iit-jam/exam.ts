import { sharedFees, type Exam } from '../exam';

export const iitJam = {
  id: 'iit-jam',
  name: 'IIT-JAM',
  course: 'IIT-JAM Chemistry',
  admission: { name: 'IIT-JAM (Chemistry)', place: 3 },
  search: ['jam', 'IIT-JAM'],
  pages: {
    onlinecourses: ['IIT-JAM Chemistry Online Course', 'Live or recorded, 1 year.'],
    offlinecourses: [
      'IIT-JAM Chemistry Offline Course',
      'Classroom courses in Delhi, 1 or 2 years.',
    ],
    testseries: ['IIT-JAM Chemistry Test Series', 'Unitwise and mock tests.'],
    studymaterial: ['IIT-JAM Chemistry Study Material', 'PYQ, practice and theory booklets.'],
    result: ['IIT-JAM Results', 'Students who qualified in IIT-JAM Chemistry.'],
    'result-explore': ['IIT-JAM Results in Detail', 'Rank, offer and seat explained.'],
  },
  examPage: {
    path: '/iit-jam',
    line: ['IIT-JAM', 'Exam pattern, study plan, books and fees.'],
    menu: { label: 'IIT JAM', place: 2 },
  },
  facts: {
    path: '/iit-jam',
    topics: {
      syllabus: ['IIT-JAM syllabus', 'Units of Chemistry (CY), with their topics.'],
      'cut-off': ['IIT-JAM cut-off', 'Qualifying marks, admission lists and seats.'],
      eligibility: ['IIT-JAM eligibility', 'Degree, percentage, age, fee and dates.'],
    },
  },
  footerLabel: 'IIT-JAM',
  onlineFees: { '1-year': sharedFees['1-year'] },
  classroomFees: [
    { duration: '1-year', title: '1 Year', price: 25000, struckPrice: 40000 },
    { duration: '2-years', title: '2 Year', price: 35000, struckPrice: 60000 },
  ],
  bookletPrices: { pyq: 250, practice: 1100, theory: 4500, combined: 5000 },
} as const satisfies Exam;
