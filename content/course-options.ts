import { exams } from './exams/exams';

/** The choices of the free registration and the enquiry, word for word (application, section 5). */
export const courseOptions: readonly string[] = [
  ...exams.flatMap(({ course }) => course ?? []),
  'Scholarship Program',
];
