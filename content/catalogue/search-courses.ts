import { examsByForm } from './exams/exams';

/**
 * Values and labels of the filter by course. In its own file, because scripts would otherwise load all
 * exams.
 */
export const searchCourses = examsByForm.map(({ search }) => search);
