import 'server-only';
import type { IsoDay } from '@/content/day';
import { searchCourses } from '@/content/search-courses';
import { recordView } from '@/lib/office/audit/views';
import { requirePermission, type StaffPerson } from '@/lib/office/staff/access';
import { noteAct } from '@/lib/platform/audit';
import { BYTE_ORDER_MARK, csvLines, type Cell } from '@/lib/platform/csv-writer';
import { pool } from '@/lib/platform/db';
import { today } from '@/lib/site/days';
import {
  dueAgeNames,
  dueAges,
  dueIn,
  sumsByAge,
  type DueAge,
  type DuesFilter,
  type DuesPage,
  type DuesRow,
} from './dues';
import { owedFees, type OwedRegistration } from './owed-fees';
import { remindersToSend } from './reminders';

const ROWS_AT_ONCE = 50;

/** Those of a course; all without one. */
const ofCourse = (course: string | undefined) =>
  course === undefined
    ? () => true
    : ({ coursename }: OwedRegistration) => coursename.toLowerCase().includes(course.toLowerCase());

/** Without what only serves to compute. */
function shown(owed: OwedRegistration): Omit<DuesRow, 'sums' | 'due' | 'oldest'> {
  const { lines: _lines, coursename: _course, isQuiet: _quiet, reminded: _reminded, ...row } = owed;
  return row;
}

/** What is due by now, the oldest first. */
function dueRows(owed: readonly OwedRegistration[], day: IsoDay): DuesRow[] {
  return owed
    .flatMap((owed) => {
      const [first] = owed.lines;
      if (!first || first.day > day) return [];
      const sums = sumsByAge(owed.lines, day);
      return [{ ...shown(owed), sums, due: dueIn(sums), oldest: first.day }];
    })
    .sort(
      (one, other) =>
        one.oldest.localeCompare(other.oldest) ||
        other.due - one.due ||
        one.registrationId.localeCompare(other.registrationId),
    );
}

const ofAge = (age: DueAge | undefined) => (row: DuesRow) => age === undefined || row.sums[age] > 0;

/** The filter in a query; null when it is none of ours. */
export function askedDues(query: URLSearchParams): DuesFilter | null {
  const [age, course] = [query.get('age') || undefined, query.get('course') || undefined];
  if (age !== undefined && !dueAgeNames.includes(age as DueAge)) return null;
  if (course !== undefined && !searchCourses.some(([code]) => code === course)) return null;
  return { ...(age && { age: age as DueAge }), ...(course && { course }) };
}

/**
 * A page of the dues. The view is audited first.
 * @param from the number of its first row, from 0
 * @throws ApiError forbidden; too_many_requests when the budget of people was used up
 */
export async function duesPage(
  staff: StaffPerson,
  { age, course }: DuesFilter,
  { from = 0, now = new Date() } = {},
): Promise<DuesPage> {
  requirePermission(staff, 'payments.read');
  const owed = (await owedFees(now)).filter(ofCourse(course));
  const day = today(now);
  const all = dueRows(owed, day);
  const kept = all.filter(ofAge(age));
  const rows = kept.slice(from, from + ROWS_AT_ONCE);
  const byHand = from > 0 ? [] : await remindersToSend(owed, now);
  const people = [...rows, ...byHand].map(({ studentId }) => studentId);
  await recordView(staff, {
    action: 'dues.list',
    subject: 'list',
    people,
    students: people,
    detail: { rows: rows.length, ...(age && { age }) },
  });
  const next = from + rows.length;
  return {
    sums: sumsByAge(
      owed.flatMap(({ lines }) => lines),
      day,
    ),
    counts: countsByAge(all),
    count: kept.length,
    rows,
    byHand,
    next: next < kept.length ? next : null,
  };
}

function countsByAge(rows: readonly DuesRow[]): DuesPage['counts'] {
  const counts = { today: 0, to30: 0, to60: 0, over60: 0 };
  for (const { sums } of rows) for (const age of dueAgeNames) if (sums[age] > 0) counts[age] += 1;
  return counts;
}

const rupees = (paise: number) => paise / 100;

const columns: Readonly<Record<string, (row: DuesRow) => Cell>> = {
  registrationnumber: (row) => row.registrationnumber,
  session: (row) => row.session,
  studentname: (row) => row.studentname,
  course: (row) => row.what,
  phone: (row) => row.phone,
  email: (row) => row.email,
  fee: (row) => rupees(row.price),
  received: (row) => rupees(row.received),
  ...Object.fromEntries(
    dueAgeNames.map((age) => [dueAges[age], (row: DuesRow) => rupees(row.sums[age])]),
  ),
  due: (row) => rupees(row.due),
  later: (row) => rupees(row.sums.later),
  dueSince: (row) => row.oldest,
};

/**
 * The dues as CSV, amounts in rupees. The download is audited.
 * @throws ApiError forbidden
 */
export async function duesCsv(
  staff: StaffPerson,
  { age, course }: DuesFilter,
  now = new Date(),
): Promise<string> {
  requirePermission(staff, 'exports.payments');
  const owed = (await owedFees(now)).filter(ofCourse(course));
  const rows = dueRows(owed, today(now)).filter(ofAge(age));
  const students = [...new Set(rows.map(({ studentId }) => studentId))];
  await noteAct(pool, staff, {
    action: 'export.dues',
    subject: 'list',
    detail: {
      rows: rows.length,
      filters: Object.keys({ ...(age && { age }), ...(course && { course }) }),
      role: staff.role,
      ...(students.length > 0 && { students }),
    },
  });
  const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
  return BYTE_ORDER_MARK + csvLines([Object.keys(columns), ...cells]);
}
