import { timetable as published } from '@published/timetable';
import { examsIn, requireExam } from '@/content/catalogue/exams/exams';
import { institute, printedTime } from './institute';
import type { ClassFact, Weekday } from './site-facts';
import { teachers } from './teachers';

/** A class of a running batch, as printed. */
export interface TimetableRow {
  /** "GATE, classroom" */
  readonly course: string;
  readonly batch: string;
  /** "Monday to Friday", or "Saturday and Sunday" */
  readonly days: string;
  /** "7:00 am to 11:00 am" */
  readonly hours: string;
  /** '' unless there is a consent to name them (D25). */
  readonly teacher: string;
  readonly place: string;
}

const week: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Three or more days in a row as a range. */
function printedDays(days: readonly Weekday[]): string {
  const sorted = week.filter((day) => days.includes(day));
  const [first, last] = [sorted[0], sorted.at(-1)];
  const isRange = first && last && week.indexOf(last) - week.indexOf(first) === sorted.length - 1;
  return isRange && sorted.length > 2 ? `${first} to ${last}` : list.format(sorted);
}

function printed({ exam, mode, batch, days, from, to, teacher, place }: ClassFact): TimetableRow {
  return {
    course: `${requireExam(exam).name}, ${mode === 'online' ? 'online' : 'classroom'}`,
    batch,
    days: printedDays(days),
    hours: `${printedTime(from)} to ${printedTime(to)}`,
    teacher: teachers.some(({ name }) => name === teacher) ? (teacher ?? '') : '',
    place: mode === 'online' ? 'Online' : (place ?? institute.place),
  };
}

const order = examsIn('onlinecourses');

/** The running batches by exam and hour; empty until the owner publishes them. */
export const timetable: readonly TimetableRow[] = [...(published ?? [])]
  .sort(
    (one, other) =>
      order.indexOf(one.exam) - order.indexOf(other.exam) || one.from.localeCompare(other.from),
  )
  .map(printed);
