import type { Exam } from '../exam';

export const barc = {
  id: 'barc',
  name: 'BARC',
  admission: { name: 'BARC (Chemistry)', place: 6 },
  search: ['barc', 'BARC'],
  pages: {
    testseries: ['BARC Chemistry Test Series', 'Unitwise tests, OCES pattern and eligibility.'],
  },
} as const satisfies Exam;
