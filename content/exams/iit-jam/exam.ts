import { sharedFees, type Exam } from '../exam';

export const iitJam = {
  id: 'iit-jam',
  name: 'IIT-JAM',
  course: 'IIT-JAM Chemistry',
  admission: { name: 'IIT-JAM (Chemistry)', place: 3 },
  search: ['jam', 'IIT-JAM'],
  pages: {
    onlinecourses: ['IIT-JAM Chemistry Online Course', 'Plans of 1 year, for B.Sc. students.'],
    offlinecourses: ['IIT-JAM Chemistry Offline Course', 'Classroom, 1 or 2 years.'],
    testseries: ['IIT-JAM Chemistry Test Series', 'Fee by phone or at the office.'],
    studymaterial: [
      'IIT-JAM Chemistry Study Material',
      'Booklets for B.Sc. students and graduates.',
    ],
    result: ['IIT-JAM Results', 'How many qualified in IIT-JAM, and what that means.'],
    'result-explore': ['IIT-JAM Results in Detail', 'What counts as an IIT-JAM result.'],
  },
  examPage: {
    path: '/iit-jam',
    line: ['IIT-JAM', 'The exam, its paper and everything we have for it.'],
    menu: { label: 'IIT JAM', place: 2 },
  },
  footerLabel: 'IIT-JAM',
  onlineFees: { '1-year': sharedFees['1-year'] },
  classroomFees: [
    { duration: '1-year', title: '1 Year', price: 25000, struckPrice: 40000 },
    { duration: '2-years', title: '2 Year', price: 35000, struckPrice: 60000 },
  ],
  bookletPrices: { pyq: 250, practice: 1100, theory: 4500, combined: 5000 },
} as const satisfies Exam;
