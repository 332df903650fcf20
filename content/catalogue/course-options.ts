import { exams } from './exams/exams';

/** The options of the free registration and the enquiry form, word for word (specification). */
export const courseOptions: readonly string[] = [
  ...exams.flatMap(({ course }) => course ?? []),
  'Scholarship Program',
];
