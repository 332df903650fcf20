import type { Exam } from '../exam';

export const csirNet = {
  id: 'csir-net',
  name: 'CSIR-NET',
  course: 'CSIR-NET Chemical Sciences',
  admission: { name: 'CSIR-NET/JRF (Chemical Sciences)', place: 1 },
  search: ['csir', 'CSIR-NET'],
  pages: {
    onlinecourses: [
      'CSIR NET Chemical Sciences Online Course',
      'Batches, plans of 6 months and 1 year.',
    ],
    offlinecourses: [
      'CSIR NET Chemical Sciences Offline Course',
      'Regular and weekend classroom batches, fee by phone.',
    ],
    testseries: ['CSIR-NET Chemical Sciences Test Series', '58 tests, 3 of them mock tests.'],
    studymaterial: [
      'CSIR-NET Chemical Sciences Study Material',
      'PYQs, assignments and theory in print.',
    ],
    result: ['CSIR-NET Results', 'How many qualified in CSIR-NET, and what that means.'],
    'result-explore': ['CSIR-NET Results in Detail', 'What counts as a CSIR-NET result.'],
  },
  examPage: {
    path: '/csir-net-jrf',
    line: ['CSIR-NET/JRF', 'The exam, its paper and everything we have for it.'],
    menu: { label: 'CSIR', place: 1 },
    plans: true,
  },
  footerLabel: 'CSIR-NET/JRF',
  onlineFees: {
    '6-months': [
      ['bronze', 4999, 12095],
      ['silver', 6999, 23539],
      ['gold', 8999, 31590],
      ['platinum', 16180, 38186],
    ],
    '1-year': [
      ['bronze', 8999, 16595],
      ['silver', 11999, 33593],
      ['gold', 13999, 44591],
      ['platinum', 24999, 54185],
    ],
  },
  bookletPrices: { pyq: 1100, practice: 1100, theory: 6000, combined: 7500 },
} as const satisfies Exam;
