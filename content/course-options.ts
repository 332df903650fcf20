import { exams } from './exams/exams';

/** The choices of the free registration and the enquiry, word for word (specification). */
export const courseOptions: readonly string[] = [
  ...exams.flatMap(({ course }) => course ?? []),
  'Scholarship Program',
];
