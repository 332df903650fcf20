import { examsByForm } from './exams/exams';

/** Values and labels of the filter by course. A file of its own: the exams are large for a script. */
export const searchCourses = examsByForm.map(({ search }) => search);
