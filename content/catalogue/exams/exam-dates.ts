import { examDates as published } from '@published/examDates';
import { sessionOrder, type ExamDate } from '../exam-calendar';
import type { ExamId } from './exams';

type Days = readonly [kind: ExamDate['kind'], firstDay: string, lastDay?: string];

const session = (exam: ExamId, name: string, link: string, days: readonly Days[]) =>
  days.map(([kind, firstDay, lastDay]): ExamDate => ({
    exam,
    session: name,
    kind,
    firstDay,
    ...(lastDay && { lastDay }),
    link,
  }));

/*
 * The last sessions, from the tables of dates on the pages of facts and from the pages of the test series, where
 * their sources are. What no source gives stays out.
 */
const defaults: readonly ExamDate[] = [
  ...session('csir-net', 'CSIR-NET December 2025', 'https://csirnet.nta.nic.in', [
    ['applications', '2025-09-25', '2025-10-27'],
    ['exam', '2025-12-18'],
    ['result', '2026-02-23'],
  ]),
  ...session('csir-net', 'CSIR-NET June 2026', 'https://csirnet.nta.nic.in', [
    ['applications', '2026-05-27', '2026-06-19'],
    ['exam', '2026-07-17', '2026-07-18'],
  ]),
  ...session('gate', 'GATE 2026', 'https://gate2026.iitg.ac.in', [
    ['applications', '2025-08-28', '2025-09-28'],
    ['late-fee', '2025-10-13'],
    ['exam', '2026-02-07', '2026-02-08'],
    ['exam', '2026-02-14', '2026-02-15'],
    ['result', '2026-03-19'],
  ]),
  ...session('iit-jam', 'JAM 2026', 'https://jam2026.iitb.ac.in', [
    ['applications', '2025-09-05', '2025-10-20'],
    ['admit-card', '2026-01-05'],
    ['exam', '2026-02-15'],
    ['result', '2026-03-20'],
  ]),
  ...session('cuet', 'CUET (PG) 2026', 'https://exams.nta.nic.in/cuet-pg/', [
    ['applications', '2025-12-14', '2026-01-23'],
    ['correction', '2026-01-28', '2026-01-30'],
    ['exam', '2026-03-06', '2026-03-27'],
    ['answer-key', '2026-04-11', '2026-04-14'],
    ['result', '2026-04-24'],
  ]),
  ...session('barc', 'OCES-2026', 'https://www.barcocesexam.in', [
    ['applications', '2025-12-22', '2026-01-31'],
    ['correction', '2026-02-07', '2026-02-14'],
    ['admit-card', '2026-03-03'],
    ['exam', '2026-03-14', '2026-03-15'],
    ['interview', '2026-05-12', '2026-06-12'],
  ]),
  ...session('tifr', 'TIFR GS 2026', 'https://www.tifr.res.in', [
    ['applications', '2025-09-27', '2025-10-26'],
    ['exam', '2025-12-14'],
  ]),
];

const isSameSession = (one: ExamDate, other: ExamDate): boolean =>
  one.exam === other.exam && sessionOrder(one.session) === sessionOrder(other.session);

/**
 * The default dates with those that the office has entered. These replace the ones of the same session and kind, and
 * have the name of the session that it had before.
 */
export function withEntered(
  known: readonly ExamDate[],
  entered: readonly ExamDate[],
): readonly ExamDate[] {
  const kept = known.filter((date) =>
    entered.every((one) => one.kind !== date.kind || !isSameSession(one, date)),
  );
  const all = [...known, ...entered];
  const named = entered.map((one) => ({
    ...one,
    session: all.find((other) => isSameSession(one, other))?.session ?? one.session,
  }));
  return [...kept, ...named];
}

/** The dates of all exams. */
export const examDates: readonly ExamDate[] = withEntered(defaults, published ?? []);

/** The dates of an exam in sessions of which the office has entered some. */
export const enteredSessions = (exam: ExamId): readonly ExamDate[] =>
  examDates.filter(
    (date) => date.exam === exam && (published ?? []).some((one) => isSameSession(one, date)),
  );
