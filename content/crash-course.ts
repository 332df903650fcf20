import { type Paise, rupees } from './money';

/** A crash course sold on its own (application, section 9). Prices in paise, 18% GST included (decision D31). */
export type CrashCourse = {
  id: string;
  title: string;
  price: Paise;
  struckPrice: Paise;
  features: readonly string[];
};

/** The second card of the new batches. */
export const jrfJumpstart: CrashCourse = {
  id: 'jrf-jumpstart-june-2024',
  title: 'JRF Jumpstart Crash course June-2024',
  price: rupees(499),
  struckPrice: rupees(2499),
  features: [
    'Live interaction',
    'High-weightage topic coverage',
    'Assessments',
    'Session recordings',
  ],
};

/** The crash course with this id, or null. */
export function findCrashCourse(id: string): CrashCourse | null {
  return id === jrfJumpstart.id ? jrfJumpstart : null;
}
