import type { Exam } from '../exam';

export const barc = {
  id: 'barc',
  name: 'BARC',
  admission: { name: 'BARC (Chemistry)', place: 6 },
  search: ['barc', 'BARC'],
  pages: { testseries: ['BARC Chemistry Test Series', 'Fee by phone or at the office.'] },
} as const satisfies Exam;
