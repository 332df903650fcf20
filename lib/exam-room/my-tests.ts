import 'server-only';
import type { IsoDay } from '@/content/day';
import { examDates } from '@/content/catalogue/exams/exam-dates';
import { db, pool } from '@/lib/platform/db';
import { purchases } from '@/lib/shelf/shelf';
import { audiencesOf } from '@/lib/shelf/shelf-audiences';
import { today } from '@/lib/site/days';
import { planTests } from './plan-tests';
import { resultState, type ResultState } from './result-time';
import { papersOfStudent } from './sittable-papers';

/** An attempt as its student sees it. */
export interface OwnAttempt extends ResultState {
  id: string;
  /** From 1, of the attempts at this test. */
  number: number;
  startedAt: Date;
  /** In sixths of a mark; null before the result. */
  marks: number | null;
  maximum: number | null;
}

/** A test as its student sees it. */
export interface OwnTest {
  id: string;
  exam: string;
  title: string;
  minutes: number;
  questions: number;
  opensAt: Date | null;
  closesAt: Date | null;
  /** Whether it can be begun now; "ended" also for one that is no longer the student's. */
  access: 'later' | 'open' | 'ended';
  /** The Monday of the week in which to sit it; null once it was sat, or where it cannot be. */
  week: IsoDay | null;
  /** Who may sit it; empty for one that is no longer the student's. */
  audiences: readonly string[];
  /** Oldest first. */
  attempts: readonly OwnAttempt[];
}

const attemptsOf = (studentId: string) =>
  db.testAttempt.findMany({
    where: { studentId },
    orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      number: true,
      startedAt: true,
      endsAt: true,
      submittedAt: true,
      markedAt: true,
      marks: true,
      maximum: true,
      paper: {
        select: {
          id: true,
          exam: true,
          title: true,
          minutes: true,
          opensAt: true,
          closesAt: true,
          resultsAt: true,
          _count: { select: { questions: true } },
        },
      },
    },
  });

type AttemptRow = Awaited<ReturnType<typeof attemptsOf>>[number];
type PaperRow = AttemptRow['paper'];

function attemptOf({ paper, ...row }: AttemptRow, now: Date): OwnAttempt {
  const state = resultState({ ...row, resultsAt: paper.resultsAt }, now);
  const shown = state.state === 'result';
  const { id, number, startedAt, marks, maximum } = row;
  return { id, number, startedAt, ...state, ...(shown ? { marks, maximum } : hidden) };
}

const hidden = { marks: null, maximum: null };

function accessOf({ opensAt, closesAt }: PaperRow, now: Date): OwnTest['access'] {
  if (opensAt && opensAt > now) return 'later';
  return closesAt && closesAt <= now ? 'ended' : 'open';
}

/**
 * The tests that a student may sit, in the order of the list, then those that only the attempts are left of: a refund
 * closes a test, but its results stay the student's.
 */
export async function testsOfStudent(studentId: string, now = new Date()): Promise<OwnTest[]> {
  const [open, rows] = await Promise.all([papersOfStudent(studentId), attemptsOf(studentId)]);
  const left = new Map(
    rows
      .filter(({ paper }) => open.every(({ id }) => id !== paper.id))
      .map(({ paper }) => [paper.id, paper] as const),
  );
  const testOf = (
    paper: PaperRow,
    access: OwnTest['access'],
    audiences: readonly string[] = [],
  ) => ({
    id: paper.id,
    exam: paper.exam,
    title: paper.title,
    minutes: paper.minutes,
    questions: paper._count.questions,
    opensAt: paper.opensAt,
    closesAt: paper.closesAt,
    access,
    week: null,
    audiences,
    attempts: rows.filter((row) => row.paper.id === paper.id).map((row) => attemptOf(row, now)),
  });
  const tests = open.map((paper) => testOf(paper, accessOf(paper, now), paper.audiences));
  const plan = planOf(tests, today(now));
  return [
    ...tests.map((test) => ({ ...test, week: plan.get(test.id) ?? null })),
    ...[...left.values()].map((paper) => testOf(paper, 'ended')),
  ];
}

function planOf(tests: readonly OwnTest[], day: IsoDay): ReadonlyMap<string, IsoDay> {
  const examDays = new Map(
    examDates
      .filter(({ kind, firstDay }) => kind === 'exam' && firstDay > day)
      .toSorted((one, other) => other.firstDay.localeCompare(one.firstDay))
      .map(({ exam, firstDay }) => [exam as string, firstDay]),
  );
  const toSit = tests.filter(({ access, attempts }) => access !== 'ended' && attempts.length === 0);
  return planTests(
    toSit.map(({ id, exam, opensAt, closesAt }) => ({
      id,
      exam,
      opensOn: opensAt && today(opensAt),
      closesOn: closesAt && today(closesAt),
    })),
    day,
    examDays,
  );
}

/** The tests that each paid registration opens, in the order of the list, by the registration's id. */
export async function testsByPurchase(
  studentId: string,
  now = new Date(),
): Promise<ReadonlyMap<string, readonly OwnTest[]>> {
  const [bought, tests] = await Promise.all([
    purchases(pool, studentId),
    testsOfStudent(studentId, now),
  ]);
  return new Map(
    bought
      .filter(({ isOpen }) => isOpen)
      .map((purchase) => {
        const own = audiencesOf(purchase);
        return [
          purchase.id,
          tests.filter(({ audiences }) => audiences.some((audience) => own.includes(audience))),
        ];
      }),
  );
}
