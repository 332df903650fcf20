import { teachers as published } from '@published/teachers';
import type { CourseExam } from '@/content/catalogue/exams/exams';
import { hasConsent } from './consent';

/** The teachers who have consented in writing to be named (D25). */
export const teachers = (published ?? []).filter(hasConsent);

/** Those who teach for an exam, as the owner has said. */
export const teachersOf = (exam: string) =>
  teachers.filter(({ exams }) => exams?.includes(exam as CourseExam));

export type Teacher = (typeof teachers)[number];
