import 'server-only';
import type { KeyRule } from '@/content/practice/mark-answers';
import type { IsoDay } from '@/content/day';
import { db } from '@/lib/platform/db';
import { isUuid } from '@/lib/platform/uuid';
import type { TypesetQuestion } from '@/lib/question-bank/typeset-question';
import { dayOf, today } from '@/lib/site/days';
import { bestOfDay, type BestOfDay } from './best-of-day';
import type { OwnChallenge } from './key-challenges';
import type { AttemptResult, QuestionResult, SectionResult } from './mark-attempt';
import { resultState, lastChallengeDay } from './result-time';
import { standingOf, type Standing } from './standing';
import { contentOf, typesetVersions } from './typeset-versions';
import { progressByUnit, type UnitProgress } from './unit-progress';

/** A question of a result: the version that was seen, and the key by which it is marked now. */
export interface ResultQuestion extends QuestionResult {
  section: string;
  unit: string;
  title: string;
  type: KeyRule['type'];
  html: TypesetQuestion;
  key: KeyRule;
  /** In sixths of a mark. */
  gain: number;
  loss: number;
  /** The key is another one than when the attempt was first marked. */
  isKeyChanged: boolean;
  challenge: OwnChallenge | null;
}

/** The marks of the attempt before and after the key of a question changed, in sixths. */
interface Remark {
  position: number;
  before: number;
  after: number;
  createdAt: Date;
}

/** What a result says once it may be shown. */
export interface ShownResult {
  marks: number;
  maximum: number;
  sections: readonly SectionResult[];
  questions: readonly ResultQuestion[];
  /** Oldest first. */
  remarks: readonly Remark[];
  /** Null for a later attempt, and while too few have sat the test. */
  standing: Standing | null;
  /** Null for a later attempt. */
  best: BestOfDay | null;
  /** The last day on which its keys may be questioned; null once it has passed. */
  challengeUntil: IsoDay | null;
}

/** An attempt of a student. */
export interface TestResult {
  id: string;
  number: number;
  startedAt: Date;
  /** When the student stopped: submission, or the end of the time. */
  endedAt: Date;
  paper: { id: string; title: string; exam: string; minutes: number };
  state: 'running' | 'waiting' | 'result';
  /** When the result was or will be shown. */
  at: Date;
  /** Null before the result. */
  shown: ShownResult | null;
}

const readAttempt = (id: string, studentId: string) =>
  db.testAttempt.findFirst({
    where: { id, studentId },
    select: {
      id: true,
      number: true,
      startedAt: true,
      endsAt: true,
      submittedAt: true,
      markedAt: true,
      marks: true,
      maximum: true,
      result: true,
      namedAt: true,
      student: { select: { dateofbirth: true } },
      challenges: {
        select: { position: true, reason: true, createdAt: true, decision: true, answer: true },
      },
      remarks: {
        orderBy: { createdAt: 'asc' },
        select: { position: true, before: true, after: true, createdAt: true },
      },
      paper: {
        select: {
          id: true,
          title: true,
          exam: true,
          minutes: true,
          resultsAt: true,
          challengeDays: true,
          questions: {
            orderBy: { position: 'asc' },
            select: {
              position: true,
              section: true,
              gain: true,
              loss: true,
              key: true,
              keyChangedAt: true,
              version: { select: { id: true, unit: true, content: true } },
            },
          },
        },
      },
    },
  });

type AttemptRow = NonNullable<Awaited<ReturnType<typeof readAttempt>>>;

/**
 * An attempt with its result, if it may be shown.
 * @returns null for an unknown attempt and for one of another student
 */
export async function resultOf(
  studentId: string,
  id: string,
  now = new Date(),
): Promise<TestResult | null> {
  const attempt = isUuid(id) ? await readAttempt(id, studentId) : null;
  if (!attempt) return null;
  const { number, startedAt, endsAt, submittedAt, paper } = attempt;
  const { state, at } = resultState({ ...attempt, resultsAt: paper.resultsAt }, now);
  return {
    id: attempt.id,
    number,
    startedAt,
    endedAt: submittedAt ?? endsAt,
    paper: { id: paper.id, title: paper.title, exam: paper.exam, minutes: paper.minutes },
    state,
    at,
    shown: state === 'result' ? await shownOf(attempt, at, today(now)) : null,
  };
}

async function shownOf(attempt: AttemptRow, at: Date, day: IsoDay): Promise<ShownResult> {
  const { marks, maximum, paper, challenges, remarks, number } = attempt;
  const { sections, questions } = attempt.result as unknown as AttemptResult;
  const results = new Map(questions.map((one) => [one.position, one]));
  const lastDay = lastChallengeDay(at, paper.challengeDays);
  const total = marks ?? 0;
  const typesetById = await typesetVersions(paper.questions.map(({ version }) => version));
  const shown = paper.questions.flatMap(({ version, keyChangedAt, key, ...placed }) => {
    const result = results.get(placed.position);
    const html = typesetById.get(version.id);
    if (!result || !html) return [];
    const { title, answer } = contentOf(version);
    return [
      {
        ...result,
        ...placed,
        unit: version.unit,
        title,
        type: answer.type,
        html,
        key: key as unknown as KeyRule,
        isKeyChanged: keyChangedAt !== null,
        challenge: challenges.find(({ position }) => position === placed.position) ?? null,
      },
    ];
  });
  return {
    marks: total,
    maximum: maximum ?? 0,
    sections,
    questions: shown,
    remarks,
    standing: number === 1 ? await standingOf(paper.id, total) : null,
    best:
      number === 1
        ? await bestOfDay({
            paperId: paper.id,
            startedAt: attempt.startedAt,
            namedAt: attempt.namedAt,
            born: dayOf(attempt.student.dateofbirth),
          })
        : null,
    challengeUntil: lastDay !== null && day <= lastDay ? lastDay : null,
  };
}

/** A student's progress by unit over all attempts with a shown result, for each exam in the order of the first one. */
export async function progressOf(
  studentId: string,
  now = new Date(),
): Promise<readonly { exam: string; attempts: number; units: readonly UnitProgress[] }[]> {
  const rows = await db.testAttempt.findMany({
    where: {
      studentId,
      markedAt: { not: null },
      paper: { OR: [{ resultsAt: null }, { resultsAt: { lte: now } }] },
    },
    orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
    select: {
      result: true,
      paper: {
        select: {
          exam: true,
          questions: {
            select: { position: true, gain: true, version: { select: { unit: true } } },
          },
        },
      },
    },
  });
  const exams = [...new Set(rows.map(({ paper }) => paper.exam))];
  return exams.map((exam) => {
    const own = rows.filter(({ paper }) => paper.exam === exam);
    const attempts = own.map(({ result, paper }) => {
      const placed = new Map(paper.questions.map((one) => [one.position, one]));
      return (result as unknown as AttemptResult).questions.flatMap((question) => {
        const place = placed.get(question.position);
        const { outcome, marks } = question;
        return place ? [{ unit: place.version.unit, gain: place.gain, outcome, marks }] : [];
      });
    });
    return { exam, attempts: own.length, units: progressByUnit(attempts) };
  });
}
