import type { CutOffTable } from '@/content/catalogue/exams/cut-offs';
import { practiceExams } from '@/content/practice/practice-paper';
import { practicePaper } from '@/content/practice/practice-papers';
import { examTotals } from '@/content/catalogue/exams/pattern';
import type { CourseExam, ExamId } from '@/content/catalogue/exams/exams';
import { factsOf } from '@/content/catalogue/exams/facts';

/** The last cut-offs of one category in a table of the exam's page. */
export interface LastCutOffs {
  heading: string;
  unit: 'percent' | 'marks';
  /** The marks of the attempt in that unit. */
  own: number;
  /** Newest first. */
  sessions: readonly { name: string; cutOff: number }[];
}

/** Cut-offs that are printed in percent of the maximum; the others are marks. */
const inPercent: readonly CutOffTable[] = ['jrf', 'lectureship'];

/** Sessions that are shown of each table. */
const SESSIONS = 3;

const isCourseExam = (exam: string): exam is CourseExam =>
  practiceExams.some((one) => one === exam);

/** Whether a test has the sections and the maximum of the whole exam, so that its cut-offs can be compared. */
export function isWholeMock(
  exam: string,
  { sections, maximum }: { sections: readonly { id: string }[]; maximum: number },
): boolean {
  if (!isCourseExam(exam)) return false;
  const { pattern } = practicePaper(exam);
  const isEvery = pattern.sections.every(({ id }) => sections.some((one) => one.id === id));
  return isEvery && examTotals(pattern).maximum === maximum;
}

const tablesOf = (exam: ExamId) =>
  (factsOf(exam)?.pages['cut-off']?.tables ?? []).flatMap(({ cutOffs, ...table }) =>
    cutOffs ? [{ ...table, cutOffs }] : [],
  );

/** The categories for which cut-offs of the exam are known, as its page names them. */
export const cutOffCategories = (exam: string): readonly string[] =>
  isCourseExam(exam) ? [...new Set(tablesOf(exam).flatMap(({ columns }) => columns.slice(1)))] : [];

/**
 * The last cut-offs of a category beside the marks of a whole mock.
 * @param marks of the attempt, in sixths
 * @param maximum of the test, in sixths
 */
export function lastCutOffs(
  exam: string,
  category: string,
  { marks, maximum }: { marks: number; maximum: number },
): readonly LastCutOffs[] {
  if (!isCourseExam(exam)) return [];
  return tablesOf(exam).flatMap(({ heading, columns, rows, cutOffs }) => {
    const cell = columns.indexOf(category) - 1;
    const sessions = rows
      .map((row) => ({ name: row.heading, cutOff: Number(row.cells[cell]) }))
      .filter(({ cutOff }) => Number.isFinite(cutOff))
      .slice(0, SESSIONS);
    if (sessions.length === 0) return [];
    const isPercent = inPercent.includes(cutOffs);
    const own = isPercent ? (marks / maximum) * 100 : marks / 6;
    return [{ heading, unit: isPercent ? 'percent' : 'marks', own, sessions }];
  });
}
