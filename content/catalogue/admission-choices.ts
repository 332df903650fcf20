import { session } from '@published/session';
import { examsByForm, type AdmissionName } from './exams/exams';

/* The choices of the admission form, word for word (specification; D21). */

/** Every name ends with its subject in parentheses. */
export const courseNames: readonly CourseName[] = examsByForm.map(
  ({ admission }) => admission.name,
);

export const courseDurations = ['6 Month', '1 Year', '2 Years'] as const;

/** The modes of study; the form field is `coursetype`. */
export const studyModes = ['Demo', 'Regular', 'Weekend', 'Correspondance', 'Test Series'] as const;

export const genders = ['Male', 'Female'] as const;

export const paymentModes = ['Online', 'Offline'] as const;

/** The academic session selected by default. */
export const defaultSession: string = session ?? '2024-25';

export type CourseName = AdmissionName;
export type CourseDuration = (typeof courseDurations)[number];

/** The trimmed text in the last parentheses of a course name; '' without parentheses. */
export function subjectOf(coursename: string): string {
  const end = coursename.lastIndexOf(')');
  const start = coursename.lastIndexOf('(', end);
  return start < 0 ? '' : coursename.slice(start + 1, end).trim();
}
