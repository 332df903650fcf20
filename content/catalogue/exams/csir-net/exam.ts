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
      'Live and recorded batches, plans of 6 months and 1 year.',
    ],
    offlinecourses: [
      'CSIR NET Chemical Sciences Offline Course',
      'Regular and weekend classroom batches in Delhi.',
    ],
    testseries: ['CSIR-NET Chemical Sciences Test Series', '58 tests, 3 of them mock tests.'],
    studymaterial: [
      'CSIR-NET Chemical Sciences Study Material',
      'Printed PYQ, practice and theory booklets.',
    ],
    result: ['CSIR-NET Results', 'Students of the institute who qualified in CSIR-NET.'],
    'result-explore': [
      'CSIR-NET Results in Detail',
      'JRF, assistant professor, marks, cut-off and rank.',
    ],
  },
  examPage: {
    path: '/csir-net-jrf',
    line: ['CSIR-NET/JRF', 'Exam pattern, study plan, books and coaching.'],
    menu: { label: 'CSIR', place: 1 },
    plans: true,
  },
  facts: {
    path: '/csir-net-jrf',
    topics: {
      syllabus: ['CSIR-NET syllabus', 'All 44 units of Chemical Sciences, with their topics.'],
      'cut-off': ['CSIR-NET cut-off', 'JRF and assistant professor, by session and category.'],
      eligibility: ['CSIR-NET eligibility', 'Degree, age limit, fee, JRF or NET, JRF salary.'],
    },
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
