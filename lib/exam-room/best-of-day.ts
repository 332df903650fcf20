import 'server-only';
import type { IsoDay } from '@/content/day';
import type { Sixths } from '@/content/catalogue/exams/pattern';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import { db } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import { dayAfter, dayOf, isUnder18, today } from '@/lib/site/days';
import type { NamedInput } from './challenge-form';
import { resultState } from './result-time';

/** Those of a day's first attempts at a test whose students agreed to be named. */
export interface BestOfDay {
  /** In Delhi. */
  day: IsoDay;
  /** All first attempts of the day with a result. */
  sitters: number;
  /** Best first. A rank counts those who are not named, too; equal marks share it. */
  named: readonly { rank: number; name: string; marks: Sixths }[];
  /** Whether the student of the result is named. */
  isNamed: boolean;
  /** Nobody under 18 is asked. */
  mayBeNamed: boolean;
}

const SHOWN = 10;

const changesOfStudent = defineLimit({ name: 'test-name', points: 60, windowMs: 3_600_000 });

const inDelhi = (day: IsoDay) => new Date(`${day}T00:00:00+05:30`);

/** The best of the day on which an attempt began. */
export async function bestOfDay(attempt: {
  paperId: string;
  startedAt: Date;
  namedAt: Date | null;
  born: IsoDay;
}): Promise<BestOfDay> {
  const day = today(attempt.startedAt);
  const sat = {
    paperId: attempt.paperId,
    number: 1,
    marks: { not: null },
    startedAt: { gte: inDelhi(day), lt: inDelhi(dayAfter(day, 1)) },
  };
  const [all, named] = await Promise.all([
    db.testAttempt.findMany({ where: sat, select: { marks: true } }),
    db.testAttempt.findMany({
      where: { ...sat, namedAt: { not: null } },
      orderBy: [{ marks: 'desc' }, { namedAt: 'asc' }],
      take: SHOWN,
      select: { marks: true, student: { select: { studentname: true } } },
    }),
  ]);
  const rankOf = (own: number) => 1 + all.filter(({ marks }) => (marks ?? 0) > own).length;
  return {
    day,
    sitters: all.length,
    named: named.map(({ marks, student }) => ({
      rank: rankOf(marks ?? 0),
      name: student.studentname,
      marks: marks ?? 0,
    })),
    isNamed: attempt.namedAt !== null,
    mayBeNamed: !isUnder18(attempt.born),
  };
}

/**
 * Names the student of a first attempt among the best of its day, to others who sat the test, or takes the name out
 * at once. A repeat changes nothing.
 * @throws ApiError not_found for an attempt of somebody else or a later one; conflict before the result; forbidden
 * under 18; too_many_requests
 */
export async function nameInBest(
  studentId: string,
  { attempt: id, named }: NamedInput,
): Promise<{ named: boolean }> {
  const isNamed = named === 'yes';
  const attempt = await db.testAttempt.findFirst({
    where: { id, studentId, number: 1 },
    select: {
      endsAt: true,
      submittedAt: true,
      markedAt: true,
      paper: { select: { resultsAt: true } },
      student: { select: { dateofbirth: true } },
    },
  });
  if (!attempt) throw new ApiError('not_found', 'This is no first attempt of yours.');
  const { paper, student } = attempt;
  if (resultState({ ...attempt, ...paper }, new Date()).state !== 'result') {
    throw new ApiError('conflict', 'Names are shown once the result is here.');
  }
  if (isNamed && isUnder18(dayOf(student.dateofbirth))) {
    throw new ApiError('forbidden', 'Names are shown from 18 years on.');
  }
  const wait = await changesOfStudent.count(studentId);
  if (wait !== null) throw tooManyForms(wait);
  await db.testAttempt.updateMany({
    where: { id, namedAt: isNamed ? null : { not: null } },
    data: { namedAt: isNamed ? new Date() : null },
  });
  return { named: isNamed };
}
