import type { Exam } from '../exam';

export const tifr = {
  id: 'tifr',
  name: 'TIFR',
  admission: { name: 'TIFR (Chemistry)', place: 5 },
  search: ['tifr', 'TIFR'],
  pages: {
    testseries: ['TIFR Chemistry Test Series', 'Unitwise tests, TIFR GS pattern and syllabus.'],
  },
} as const satisfies Exam;
