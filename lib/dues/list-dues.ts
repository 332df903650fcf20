import 'server-only';
import type { IsoDay } from '@/content/day';
import { searchCourses } from '@/content/catalogue/search-courses';
import { recordView } from '@/lib/staff/audit/views';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
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
  type LaterRow,
} from './dues';
import { owedFees, type OwedRegistration } from './owed-fees';
import { remindersToSend } from './reminders';

const ROWS_AT_ONCE = 50;

/** Filters by course; keeps all without one. */
const ofCourse = (course: string | undefined) =>
  course === undefined
    ? () => true
    : ({ coursename }: OwedRegistration) => coursename.toLowerCase().includes(course.toLowerCase());

/** Drops fields that only serve the computation. */
function shown(owed: OwedRegistration): Omit<DuesRow, 'sums' | 'due' | 'oldest'> {
  const { lines: _lines, coursename: _course, isQuiet: _quiet, ...others } = owed;
  const { reminded: _reminded, language: _language, ...row } = others;
  return row;
}

/** Registrations with amounts due now, the oldest first. */
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

/** Amounts due after a day, the nearest first. */
function laterRows(owed: readonly OwedRegistration[], today: IsoDay): LaterRow[] {
  return owed
    .flatMap(({ lines, ...row }) =>
      lines
        .filter(({ day }) => day > today)
        .map(({ line, day, left }): LaterRow => {
          const { registrationId, studentId, registrationnumber, session } = row;
          const { studentname, what, phone, doNotCall, email } = row;
          const person = { studentId, studentname, phone, doNotCall, email };
          return { registrationId, registrationnumber, session, what, ...person, line, day, left };
        }),
    )
    .sort(
      (one, other) =>
        one.day.localeCompare(other.day) ||
        one.studentname.localeCompare(other.studentname) ||
        one.line.localeCompare(other.line),
    );
}

const ofAge = (age: DueAge | undefined) => (row: DuesRow) => age === undefined || row.sums[age] > 0;

/** The filter in a query; null for an invalid one. */
export function askedDues(query: URLSearchParams): DuesFilter | null {
  const [age, course] = [query.get('age') || undefined, query.get('course') || undefined];
  const when = query.get('when') || undefined;
  if (when !== undefined && (when !== 'later' || age !== undefined)) return null;
  if (age !== undefined && !dueAgeNames.includes(age as DueAge)) return null;
  if (course !== undefined && !searchCourses.some(([code]) => code === course)) return null;
  return {
    ...(when && { when }),
    ...(age && { age: age as DueAge }),
    ...(course && { course }),
  };
}

/**
 * A page of the dues. The view is audited first.
 * @param from the number of its first row, from 0
 * @throws ApiError forbidden; too_many_requests when the budget of people was used up
 */
export async function duesPage(
  staff: Staff<'payments.read'>,
  { when, age, course }: DuesFilter,
  { from = 0, now = new Date() } = {},
): Promise<DuesPage> {
  const owed = (await owedFees(now)).filter(ofCourse(course));
  const day = today(now);
  const all = dueRows(owed, day);
  const kept = when ? [] : all.filter(ofAge(age));
  const keptLater = when ? laterRows(owed, day) : [];
  const count = kept.length + keptLater.length;
  const rows = kept.slice(from, from + ROWS_AT_ONCE);
  const later = keptLater.slice(from, from + ROWS_AT_ONCE);
  const byHand = from > 0 || when ? [] : await remindersToSend(owed, now);
  const people = [...rows, ...later, ...byHand].map(({ studentId }) => studentId);
  await recordView(staff, {
    action: 'dues.list',
    subject: 'list',
    people,
    students: people,
    detail: { rows: rows.length + later.length, ...(when && { when }), ...(age && { age }) },
  });
  const next = from + rows.length + later.length;
  return {
    sums: sumsByAge(
      owed.flatMap(({ lines }) => lines),
      day,
    ),
    counts: countsByAge(all),
    count,
    rows,
    later,
    byHand,
    next: next < count ? next : null,
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
  doNotCall: (row) => (row.doNotCall ? 'yes' : ''),
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

const laterColumns: Readonly<Record<string, (row: LaterRow) => Cell>> = {
  dueOn: (row) => row.day,
  amount: (row) => rupees(row.left),
  registrationnumber: (row) => row.registrationnumber,
  session: (row) => row.session,
  studentname: (row) => row.studentname,
  course: (row) => row.what,
  phone: (row) => row.phone,
  doNotCall: (row) => (row.doNotCall ? 'yes' : ''),
  email: (row) => row.email,
};

const cellsOf = <Row>(
  columns: Readonly<Record<string, (row: Row) => Cell>>,
  rows: readonly Row[],
): Cell[][] => [
  Object.keys(columns),
  ...rows.map((row) => Object.values(columns).map((cell) => cell(row))),
];

/** The dues as CSV, amounts in rupees. The download is audited. */
export async function duesCsv(
  staff: Staff<'exports.payments'>,
  { when, age, course }: DuesFilter,
  now = new Date(),
): Promise<string> {
  const owed = (await owedFees(now)).filter(ofCourse(course));
  const rows = when ? [] : dueRows(owed, today(now)).filter(ofAge(age));
  const later = when ? laterRows(owed, today(now)) : [];
  const students = [...new Set([...rows, ...later].map(({ studentId }) => studentId))];
  await noteAct(pool, staff, {
    action: 'export.dues',
    subject: 'list',
    detail: {
      rows: rows.length + later.length,
      filters: Object.keys({
        ...(when && { when }),
        ...(age && { age }),
        ...(course && { course }),
      }),
      role: staff.role,
      ...(students.length > 0 && { students }),
    },
  });
  return BYTE_ORDER_MARK + csvLines(when ? cellsOf(laterColumns, later) : cellsOf(columns, rows));
}
