import type { IsoDay } from '@/content/day';
import { months } from '@/content/months';
import { exams, requireExam, type ExamId } from './exams/exams';

/** What happens on the days of an entry, as the page names it. */
export const examDateKinds = {
  applications: 'Applications',
  'late-fee': 'Last day with late fee',
  correction: 'Correction of the form',
  'admit-card': 'Admit card',
  exam: 'Exam',
  'answer-key': 'Answer key, objections',
  result: 'Result',
  'cut-off': 'Cut-offs',
  interview: 'Interviews',
} as const;

export type ExamDateKind = keyof typeof examDateKinds;

/** A day or a range of days in a session of an exam. */
export interface ExamDate {
  readonly exam: ExamId;
  /** As the exam calls it, with its year: "CSIR-NET December 2026". */
  readonly session: string;
  readonly kind: ExamDateKind;
  readonly firstDay: IsoDay;
  /** The last of several days. */
  readonly lastDay?: string | undefined;
  /** The official page that announces it. */
  readonly link: string;
}

/** The dates of an exam, each in the order of its days. */
export interface ExamCalendar {
  exam: ExamId;
  /** Something to be done is possible today. */
  open: readonly ExamDate[];
  next: readonly ExamDate[];
  /** What is over, of the sessions of the last year; of the newest one if all are older. */
  last: readonly ExamDate[];
}

/** A year, and some weeks, because no two sessions are the same days apart. */
const CYCLE_DAYS = 400;
const DAY_MS = 86_400_000;

export const lastDayOf = ({ firstDay, lastDay = firstDay }: ExamDate): IsoDay => lastDay;

/** Whether candidates act in these days; an exam that is being held is to come until it is over. */
export const isWindow = ({ kind }: ExamDate): boolean =>
  kind === 'applications' || kind === 'correction' || kind === 'answer-key';

const byDay = (one: ExamDate, other: ExamDate) =>
  one.firstDay.localeCompare(other.firstDay) || lastDayOf(one).localeCompare(lastDayOf(other));

/** The last day of all entries; empty without any. */
export const newestDay = (entries: readonly ExamDate[]): IsoDay =>
  entries.map(lastDayOf).sort().at(-1) ?? '';

/**
 * The dates of each exam by what they are on `day`: open, next, or past. An exam without entries is left out.
 * @param entries in any order
 */
export function calendarOf(entries: readonly ExamDate[], day: IsoDay): readonly ExamCalendar[] {
  return exams.flatMap(({ id }) => {
    const own = entries.filter(({ exam }) => exam === id).sort(byDay);
    if (own.length === 0) return [];
    const past = own.filter((entry) => lastDayOf(entry) < day);
    const toCome = own.filter((entry) => lastDayOf(entry) >= day);
    const isOpen = (entry: ExamDate) => isWindow(entry) && entry.firstDay <= day;
    return {
      exam: id,
      open: toCome.filter(isOpen),
      next: toCome.filter((entry) => !isOpen(entry)),
      last: ofLastCycle(past, day),
    };
  });
}

function ofLastCycle(past: readonly ExamDate[], day: IsoDay): readonly ExamDate[] {
  const since = new Date(Date.parse(day) - CYCLE_DAYS * DAY_MS).toISOString().slice(0, 10);
  const newestOf = (session: string) => newestDay(past.filter((one) => one.session === session));
  const recent = past.filter(({ session }) => newestOf(session) >= since);
  return recent.length > 0
    ? recent
    : past.filter(({ session }) => newestOf(session) === newestDay(past));
}

/** "December 2026" of "CSIR-NET December 2026", and "2027" of "GATE 2027". */
export function periodOf(session: string): string {
  const [period, month = '', year] = /(?:([A-Z][a-z]+) )?\b(\d{4})\b/.exec(session) ?? [];
  return (months.some(([name]) => name === month) ? period : year) ?? session;
}

/** A number that grows with the month and year of a session: "Dec 2025", "GATE 2026", "Dec 2022 / June 2023". */
export function sessionOrder(session: string): number {
  const named = [...session.matchAll(/(?:\b([A-Z][a-z]{2})[a-z]* )?\b(20\d\d)\b/g)];
  const numbers = named.map(([, month = '', year]) => {
    const place = months.findIndex(([name]) => name.startsWith(month || '-'));
    return Number(year) * 12 + place + 1;
  });
  return Math.max(0, ...numbers);
}

/**
 * What the office has to enter, by exam: the result of the newest session whose exam is over, and the dates of
 * the next session when nothing is to come.
 */
export function datesToEnter(
  entries: readonly ExamDate[],
  day: IsoDay,
): readonly { exam: ExamId; lines: readonly string[] }[] {
  return exams.flatMap(({ id }) => {
    const { name } = requireExam(id);
    const own = entries.filter(({ exam }) => exam === id).sort(byDay);
    const held = own.findLast((entry) => entry.kind === 'exam' && lastDayOf(entry) < day);
    const isHeld = own.some(
      (entry) =>
        entry.session === held?.session && entry.kind === 'exam' && lastDayOf(entry) >= day,
    );
    const hasResult = own.some(
      ({ session, kind }) => session === held?.session && kind === 'result',
    );
    const lines = [
      ...(held && !isHeld && !hasResult
        ? [`${name} result of ${periodOf(held.session)}: enter it`]
        : []),
      ...(own.some((entry) => lastDayOf(entry) >= day)
        ? []
        : [`${name}, the next session: enter its dates`]),
    ];
    return lines.length > 0 ? { exam: id, lines } : [];
  });
}
