import 'server-only';
import type { KeyRule } from '@/content/practice/mark-answers';
import type { Sixths } from '@/content/catalogue/exams/pattern';
import { ApiError } from '@/lib/calls/errors';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { databaseTime, lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { queueJob } from '@/lib/platform/jobs/queue';
import { statement } from '@/lib/platform/statement';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { keyMailsQueue, type KeyMailJob } from './key-mails';
import { answersOfAttempts, markPaper, type AttemptResult } from './mark-attempt';
import type { KeyInput } from './paper-forms';
import type { PaperSectionPlan, PlacedQuestion } from './paper-sections';

/** What another key does to the attempts that are marked; marks in sixths. */
export interface KeyEffect {
  attempts: number;
  changed: number;
  up: number;
  down: number;
  /** The largest change of one attempt, either way. */
  largest: Sixths;
}

/** Locked in the order of their ids, so that none is marked by the key before. */
const LOCK_ATTEMPTS = statement(
  'lock-attempts-of-paper',
  { paper: 'uuid' },
  { id: 'uuid' },
  `select id from test_attempts where "paperId" = $paper order by id for no key update`,
);

const STORE_MARKS = statement(
  'store-marks-of-attempts',
  { rows: 'jsonb' },
  {},
  `update test_attempts attempt set marks = marked.marks, maximum = marked.maximum, result = marked.result
   from jsonb_to_recordset($rows::jsonb) as marked (id uuid, marks int, maximum int, result jsonb)
   where attempt.id = marked.id`,
);

interface MarkedAnew {
  id: string;
  studentId: string;
  before: Sixths | null;
  after: Sixths;
  maximum: Sixths;
  result: AttemptResult;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Every marked attempt of a paper as these keys mark it. Nothing is stored. */
async function markAnew(
  on: Queryable,
  client: Transaction['db'],
  paper: { id: string; sections: readonly PaperSectionPlan[] },
  questions: readonly PlacedQuestion[],
): Promise<MarkedAnew[]> {
  const attempts = await client.testAttempt.findMany({
    where: { paperId: paper.id, markedAt: { not: null } },
    orderBy: { id: 'asc' },
    select: { id: true, studentId: true, marks: true },
  });
  const answers = await answersOfAttempts(
    on,
    attempts.map(({ id }) => id),
  );
  return attempts.map(({ id, studentId, marks: before }) => {
    const result = markPaper(paper.sections, questions, answers.get(id) ?? []);
    const after = sum(result.sections.map(({ marks }) => marks));
    const maximum = sum(result.sections.map((section) => section.maximum));
    return { id, studentId, before, after, maximum, result };
  });
}

function effectOf(marked: readonly MarkedAnew[]): KeyEffect {
  const changes = marked.map(({ before, after }) => after - (before ?? after)).filter(Boolean);
  const up = changes.filter((change) => change > 0).length;
  return {
    attempts: marked.length,
    changed: changes.length,
    up,
    down: changes.length - up,
    largest: changes.reduce((most, change) => Math.max(most, Math.abs(change)), 0),
  };
}

async function readPaperKeys(client: Transaction['db'], id: string, position: number) {
  const paper = await client.testPaper.findUnique({
    where: { id },
    select: {
      id: true,
      sections: true,
      publishedAt: true,
      resultsAt: true,
      questions: {
        orderBy: { position: 'asc' },
        select: {
          position: true,
          section: true,
          gain: true,
          loss: true,
          key: true,
          isDropped: true,
        },
      },
    },
  });
  if (!paper) throw new ApiError('not_found', 'This test no longer exists. Reload the page.');
  if (!paper.publishedAt) {
    throw new ApiError('conflict', 'The test is not published. Change the question instead.');
  }
  const questions = paper.questions as unknown as PlacedQuestion[];
  const question = questions.find((one) => one.position === position);
  if (!question) throw new ApiError('not_found', 'The test has no such question.');
  const sections = paper.sections as unknown as PaperSectionPlan[];
  return { paper: { ...paper, sections }, questions, question };
}

/**
 * The question as it is decided.
 * @throws ApiError invalid_input (`right`, `from`)
 */
function decided(question: PlacedQuestion, input: KeyInput): PlacedQuestion {
  if (input.decision === 'stays') return question;
  if (input.decision === 'dropped') return { ...question, isDropped: true };
  return { ...question, isDropped: false, key: keyIn(question.key, input) };
}

function keyIn(before: KeyRule, { right, from, to }: KeyInput): KeyRule {
  const refuse = (field: string, message: string) =>
    new ApiError('invalid_input', message, { fields: { [field]: message } });
  if (before.type === 'NAT') {
    if (from.trim() === '') throw refuse('from', 'Enter a number');
    return { type: 'NAT', from: Number(from), to: Number(to.trim() || from) };
  }
  const [first, ...more] = right;
  if (!first) throw refuse('right', 'Choose the right options');
  if (before.type === 'MSQ') return { type: 'MSQ', right };
  return more.length === 0
    ? { type: 'MCQ', right: first }
    : { type: 'MCQ', right: first, also: more };
}

const isSameKey = (one: PlacedQuestion, other: PlacedQuestion) =>
  one.isDropped === other.isDropped && keyText(one.key) === keyText(other.key);

/** The same text for the same key. */
function keyText(key: KeyRule): string {
  if (key.type === 'NAT') return `${key.from}:${key.to}`;
  return key.type === 'MCQ'
    ? [key.right, ...(key.also ?? [])].toSorted().join('')
    : key.right.toSorted().join('');
}

const withQuestion = (questions: readonly PlacedQuestion[], changed: PlacedQuestion) =>
  questions.map((one) => (one.position === changed.position ? changed : one));

/** What a decision would do, without storing it. Throws as `changeKey` does. */
export async function previewKey(staff: Staff<'keys.change'>, input: KeyInput): Promise<KeyEffect> {
  const { paper, questions, question } = await readPaperKeys(db, input.paper, input.position);
  const after = withQuestion(questions, decided(question, input));
  return effectOf(await markAnew(pool, db, paper, after));
}

/**
 * Decides on the key of a question: marks all attempts anew, answers the open challenges of the question, and
 * queues a mail to each student whose marks have changed or who is answered. Where results are not shown yet,
 * nobody is told of marks that they have not seen. A repeat of the decision changes nothing.
 * @returns the effect, and the number of answered challenges
 * @throws ApiError not_found; conflict for a paper that is not published; invalid_input (`right`, `from`,
 * `answer`)
 */
export async function changeKey(
  staff: Staff<'keys.change'>,
  input: KeyInput,
): Promise<KeyEffect & { answered: number }> {
  return inTransaction(async (tx) => {
    await lockRow(tx, 'test_papers', input.paper, 'update');
    const { paper, questions, question } = await readPaperKeys(tx.db, input.paper, input.position);
    const now = await databaseTime(tx);
    const after = decided(question, input);
    const answered = await answerChallenges(tx, staff, input, now);
    const isChanged = !isSameKey(question, after);
    if (!isChanged && answered.length === 0) {
      const attempts = await tx.db.testAttempt.count({
        where: { paperId: paper.id, markedAt: { not: null } },
      });
      return { attempts, changed: 0, up: 0, down: 0, largest: 0, answered: 0 };
    }
    await LOCK_ATTEMPTS.rows(tx, { paper: paper.id });
    const marked = await markAnew(tx, tx.db, paper, withQuestion(questions, after));
    const effect = effectOf(marked);
    const isShown = paper.resultsAt === null || paper.resultsAt <= now;
    const remarks = isChanged ? await storeMarks(tx, after, { paper, marked, now, isShown }) : [];
    await queueMails(tx, remarks, answered);
    await noteAct(tx, staff, {
      action: 'key.change',
      subject: 'settings',
      subjectId: paper.id,
      reason: input.answer.trim() || null,
      detail: {
        question: input.position + 1,
        decision: input.decision,
        ...(isChanged && { from: keyText(question.key), to: keyText(after.key) }),
        attempts: effect.attempts,
        changed: effect.changed,
        answered: answered.length,
      },
    });
    return { ...effect, answered: answered.length };
  });
}

interface Told {
  id: string;
  studentId: string;
}

/** Stores the key and the marks. @returns the changes of which students are told */
async function storeMarks(
  tx: Transaction,
  { position, key, isDropped }: PlacedQuestion,
  {
    paper,
    marked,
    now,
    isShown,
  }: {
    paper: { id: string };
    marked: readonly MarkedAnew[];
    now: Date;
    isShown: boolean;
  },
): Promise<Told[]> {
  await tx.db.testPaperQuestion.updateMany({
    where: { paperId: paper.id, position },
    data: { key: structuredClone(key) as object, isDropped, keyChangedAt: now },
  });
  const rows = marked.map(({ id, after: marks, maximum, result }) => ({
    id,
    marks,
    maximum,
    result,
  }));
  await STORE_MARKS.run(tx, { rows: JSON.stringify(rows) });
  if (!isShown) return [];
  const students = new Map(marked.map(({ id, studentId }) => [id, studentId]));
  const remarks = await tx.db.testRemark.createManyAndReturn({
    data: marked.flatMap(({ id: attemptId, before, after }) =>
      before === null || before === after ? [] : [{ attemptId, position, before, after }],
    ),
    select: { id: true, attemptId: true },
  });
  return remarks.map(({ id, attemptId }) => ({ id, studentId: students.get(attemptId) ?? '' }));
}

/** Writes the decision into the open challenges of the question. */
async function answerChallenges(
  tx: Transaction,
  { staffId }: Staff<'keys.change'>,
  { paper, position, decision, answer }: KeyInput,
  now: Date,
): Promise<Told[]> {
  const open = { paperId: paper, position, decidedAt: null };
  if (answer.trim() === '' && (await tx.db.keyChallenge.count({ where: open })) > 0) {
    const message = 'Enter what the students who challenged it are told';
    throw new ApiError('invalid_input', message, { fields: { answer: message } });
  }
  const rows = await tx.db.keyChallenge.updateManyAndReturn({
    where: open,
    data: { decision, answer: answer.trim(), decidedAt: now, staffId },
    select: { id: true, attempt: { select: { studentId: true } } },
  });
  return rows.map(({ id, attempt: { studentId } }) => ({ id, studentId }));
}

/** One mail for each student. */
async function queueMails(
  tx: Transaction,
  remarks: readonly Told[],
  challenges: readonly Told[],
): Promise<void> {
  for (const student of new Set([...remarks, ...challenges].map(({ studentId }) => studentId))) {
    const own = (told: readonly Told[]) =>
      told.filter(({ studentId }) => studentId === student).map(({ id }) => id);
    const job: KeyMailJob = { student, remarks: own(remarks), challenges: own(challenges) };
    await queueJob(tx, keyMailsQueue, job);
  }
}
