import 'server-only';
import type { KeyRule } from '@/content/practice/mark-answers';
import { printMarks, type Sixths } from '@/content/catalogue/exams/pattern';
import { BYTE_ORDER_MARK, csvLines } from '@/lib/platform/csv-writer';
import { db, pool } from '@/lib/platform/db';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { delhiDay, clockTime } from '@/lib/site/delhi-time';
import { purchases } from '@/lib/shelf/shelf';
import { audienceLabel, audiencesOf } from '@/lib/shelf/shelf-audiences';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { recordView } from '@/lib/staff/audit/views';
import { analyseQuestions, similarPairs, type SimilarPair } from './analysis';
import type { AttemptResult, SectionResult } from './mark-attempt';
import { EVERYBODY } from './sittable-papers';

/** Two devices count as used at once where each was open before the other was closed. */
const RESULTS = statement(
  'results-of-paper',
  { paper: 'uuid' },
  {
    id: 'uuid',
    studentId: 'uuid',
    name: 'text',
    number: 'int4',
    startedAt: 'timestamptz',
    submittedAt: 'timestamptz?',
    marks: 'int4?',
    maximum: 'int4?',
    sections: narrow<SectionResult[] | null>('jsonb?'),
    rank: 'int4?',
    extraMinutes: 'int4',
    lateAnswers: 'int4',
    isOnTwoDevices: 'bool',
  },
  `select a.id, a."studentId", s.studentname as name, a.number, a."startedAt", a."submittedAt", a.marks, a."extraMinutes",
     a.maximum, a.result -> 'sections' as sections,
     case when a.number = 1 and a.marks is not null then (select count(*)::int + 1 from test_attempts other
       where other."paperId" = a."paperId" and other.number = 1 and other.marks > a.marks) end as rank,
     (select count(distinct late.position)::int from test_answers late
       where late."attemptId" = a.id and late."isLate") as "lateAnswers",
     exists (select from test_devices one join test_devices other on other."attemptId" = one."attemptId"
       and other."deviceId" > one."deviceId" and other."firstAt" < one."lastAt"
       and one."firstAt" < other."lastAt" where one."attemptId" = a.id) as "isOnTwoDevices"
   from test_attempts a join students s on s.id = a."studentId"
   where a."paperId" = $paper
   order by a.marks desc nulls last, a.number, lower(s.studentname), a.id`,
);

interface Enrolled {
  /** Registration number and batch of the purchase that lets the student sit the paper; '' without one. */
  registration: string;
  batchId: string;
  batch: string;
}

const notEnrolled: Enrolled = { registration: '', batchId: '', batch: '' };

/** By student, the open purchase that lets them sit the paper, or else any. */
async function enrolledIn(audiences: readonly string[]) {
  const found = new Map<string, Enrolled & { isAudience: boolean }>();
  for (const { studentId, number, batchId, isOpen, ...purchase } of await purchases(pool)) {
    if (!isOpen) continue;
    const own = audiencesOf({ ...purchase, batchId });
    const isAudience = own.some((one) => audiences.includes(one));
    if (found.has(studentId) && !isAudience) continue;
    const batch = batchId === null ? '' : audienceLabel(`batch:${batchId}`);
    found.set(studentId, { registration: number, batchId: batchId ?? '', batch, isAudience });
  }
  return found;
}

/** An attempt as staff read it. Marks in sixths. */
export type ListedResult = RowOf<typeof RESULTS> & Enrolled;

interface PaperOfResults {
  id: string;
  audiences: readonly string[];
}

async function resultsOf({ id, audiences }: PaperOfResults): Promise<ListedResult[]> {
  const [rows, enrolled] = await Promise.all([
    RESULTS.rows(pool, { paper: id }),
    enrolledIn(audiences),
  ]);
  return rows.map((row) => {
    const { registration, batchId, batch } = enrolled.get(row.studentId) ?? notEnrolled;
    return { ...row, registration, batchId, batch };
  });
}

export const RESULTS_ON_PAGE = 100;

const view = (paper: string, students: readonly string[], rows: number) => ({
  action: 'testResults.list' as const,
  subject: 'list' as const,
  people: students,
  students,
  detail: { rows, paper },
});

/**
 * A page of the attempts of a paper, most marks first; unmarked ones last. The view is audited first.
 * @param page from 0
 * @throws ApiError too_many_requests when the budget of people was used up
 */
export async function listResults(
  staff: Staff<'testResults.read'>,
  paper: PaperOfResults,
  page: number,
) {
  const all = await resultsOf(paper);
  const rows = all.slice(page * RESULTS_ON_PAGE, (page + 1) * RESULTS_ON_PAGE);
  const students = rows.map(({ studentId }) => studentId);
  await recordView(staff, view(paper.id, students, rows.length));
  const batches = new Map(all.flatMap(({ batchId, batch }) => (batchId ? [[batchId, batch]] : [])));
  return { rows, total: all.length, batches: [...batches] };
}

/**
 * Students who may sit a paper and have no attempt, by batch and name. The view is audited first.
 * @returns null for a paper that everybody may sit
 * @throws ApiError too_many_requests when the budget of people was used up
 */
export async function listNotSat(staff: Staff<'testResults.read'>, paper: PaperOfResults) {
  if (paper.audiences.includes(EVERYBODY)) return null;
  const [enrolled, attempts] = await Promise.all([
    enrolledIn(paper.audiences),
    db.testAttempt.findMany({
      where: { paperId: paper.id },
      distinct: ['studentId'],
      select: { studentId: true },
    }),
  ]);
  const sat = new Set(attempts.map(({ studentId }) => studentId));
  const ids = [...enrolled].flatMap(([id, { isAudience }]) =>
    isAudience && !sat.has(id) ? [id] : [],
  );
  await recordView(staff, view(paper.id, ids, ids.length));
  const students = await db.student.findMany({
    where: { id: { in: ids } },
    select: { id: true, studentname: true },
  });
  return students
    .map(({ id, studentname: name }) => ({ id, name, ...(enrolled.get(id) ?? notEnrolled) }))
    .sort(
      (one, other) => one.batch.localeCompare(other.batch) || one.name.localeCompare(other.name),
    );
}

/** Marks as a number for a table: 12.33. */
const figure = (sixths: Sixths | null) =>
  sixths === null ? null : Number(printMarks(sixths).replace('−', '-'));

/**
 * The attempts of a paper as CSV, by batch and rank, of all batches or of one. It counts as a view of all its
 * students, and is audited first.
 * @throws ApiError too_many_requests when the budget of people was used up
 */
export async function resultsCsv(
  staff: Staff<'testResults.read'>,
  paper: PaperOfResults & { sections: readonly { id: string; name: string }[] },
  batch: string | null,
): Promise<string> {
  const rows = (await resultsOf(paper)).filter(
    ({ batchId }) => batch === null || batchId === batch,
  );
  const students = rows.map(({ studentId }) => studentId);
  await recordView(staff, {
    ...view(paper.id, students, rows.length),
    action: 'export.testResults',
  });
  const sorted = rows.toSorted((one, other) => one.batch.localeCompare(other.batch));
  const heads = ['batch', 'rank', 'student', 'registration', 'attempt', 'marks', 'maximum'];
  const names = paper.sections.map(({ name }) => name);
  return (
    BYTE_ORDER_MARK +
    csvLines([
      [...heads, ...names, 'started', 'submitted', 'lateAnswers', 'twoDevices'],
      ...sorted.map((row) => [
        row.batch,
        row.rank,
        row.name,
        row.registration,
        row.number,
        figure(row.marks),
        figure(row.maximum),
        ...paper.sections.map(({ id }) =>
          figure(row.sections?.find((section) => section.id === id)?.marks ?? null),
        ),
        moment(row.startedAt),
        row.submittedAt && moment(row.submittedAt),
        row.lateAnswers,
        row.isOnTwoDevices ? 'yes' : '',
      ]),
    ])
  );
}

const moment = (at: Date) => `${delhiDay(at)} ${clockTime(at.toISOString())}`;

/** The marked first attempts of a paper, oldest first. */
async function firstAttempts(paperId: string) {
  const rows = await db.testAttempt.findMany({
    where: { paperId, number: 1, markedAt: { not: null } },
    orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
    select: {
      studentId: true,
      marks: true,
      result: true,
      student: { select: { studentname: true } },
    },
  });
  return rows.map(({ studentId, marks, result, student }) => ({
    studentId,
    name: student.studentname,
    marks: marks ?? 0,
    result: result as unknown as AttemptResult,
  }));
}

/**
 * Difficulty, discrimination, choices and times of each question, from the first attempts. Its choices show the
 * keys, so that the view is audited first.
 */
export async function analysePaper(
  staff: Staff<'papers.manage'>,
  paper: {
    id: string;
    questions: readonly { position: number; key: unknown; isDropped: boolean }[];
  },
) {
  await noteAct(pool, staff, { action: 'key.view', subject: 'settings', subjectId: paper.id });
  const attempts = await firstAttempts(paper.id);
  const questions = paper.questions.map(({ position, key, isDropped }) => ({
    position,
    key: key as KeyRule,
    isDropped,
  }));
  return { attempts: attempts.length, questions: analyseQuestions(attempts, questions) };
}

/** Two students with more identical wrong answers than chance explains. */
export type ListedPair = Omit<SimilarPair, 'first' | 'second'> & {
  students: readonly [Record<'id' | 'name', string>, Record<'id' | 'name', string>];
};

/**
 * Pairs of first attempts with identical wrong answers. The view of those who are named is audited first.
 * @throws ApiError too_many_requests when the budget of people was used up
 */
export async function listPairs(
  staff: Staff<'testResults.read'>,
  paperId: string,
): Promise<ListedPair[]> {
  const attempts = await firstAttempts(paperId);
  const pairs = similarPairs(attempts).flatMap(({ first, second, ...counts }) => {
    const [one, other] = [attempts[first], attempts[second]];
    return one && other ? [{ ...counts, one, other }] : [];
  });
  const students = pairs.flatMap(({ one, other }) => [one.studentId, other.studentId]);
  if (students.length > 0) await recordView(staff, view(paperId, students, pairs.length));
  return pairs.map(({ one, other, ...counts }) => ({
    ...counts,
    students: [
      { id: one.studentId, name: one.name },
      { id: other.studentId, name: other.name },
    ],
  }));
}

/**
 * The challenges of a paper with who made them, undecided and oldest first. The view is audited first, also as
 * one of the keys.
 * @throws ApiError too_many_requests when the budget of people was used up
 */
export async function listChallenges(staff: Staff<'keys.change'>, paperId: string) {
  const rows = await db.keyChallenge.findMany({
    where: { paperId },
    orderBy: [{ decidedAt: { sort: 'asc', nulls: 'first' } }, { createdAt: 'asc' }],
    select: {
      id: true,
      position: true,
      reason: true,
      createdAt: true,
      decision: true,
      answer: true,
      decidedAt: true,
      attempt: { select: { studentId: true, student: { select: { studentname: true } } } },
    },
  });
  const students = rows.map(({ attempt }) => attempt.studentId);
  await recordView(staff, { ...view(paperId, students, rows.length), action: 'key.view' });
  return rows.map(({ attempt, ...row }) => ({ ...row, name: attempt.student.studentname }));
}

export type ListedChallenge = Awaited<ReturnType<typeof listChallenges>>[number];
