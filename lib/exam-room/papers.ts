import 'server-only';
import { patterns } from '@/content/catalogue/exams/pages';
import type { CourseExam } from '@/content/catalogue/exams/exams';
import { findKind } from '@/content/catalogue/exams/pattern';
import { ApiError } from '@/lib/calls/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { databaseTime, lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction } from '@/lib/platform/db';
import { isUuid } from '@/lib/platform/uuid';
import { keyOf, type QuestionContent } from '@/lib/question-bank/question-content';
import { isAudience } from '@/lib/shelf/shelf-audiences';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import type { AuditAction } from '@/lib/staff/audit-words';
import { isFullMock, paperProblems, planDifferences } from './check-paper';
import { drawQuestions } from './draw-questions';
import type { PaperInput } from './paper-forms';
import type { PaperSectionPlan } from './paper-sections';
import { EVERYBODY } from './sittable-papers';
import { resultsAtOf } from './result-time';

/** Who may see papers: those who make them, and those who read their results. */
export type PaperReader = Staff<'papers.manage' | 'testResults.read'>;

const paperFields = {
  id: true,
  exam: true,
  title: true,
  minutes: true,
  sections: true,
  audiences: true,
  opensAt: true,
  closesAt: true,
  challengeDays: true,
  position: true,
  publishedAt: true,
  withdrawnAt: true,
} as const;

type PaperRow = NonNullable<Awaited<ReturnType<typeof findPaper>>>;

/** Exam and sections as they are stored. */
const typed = <Row extends { exam: string; sections: unknown }>({
  exam,
  sections,
  ...row
}: Row) => ({
  ...row,
  exam: exam as CourseExam,
  sections: sections as PaperSectionPlan[],
});

async function findPaper(on: Transaction['db'], id: string) {
  const row = await on.testPaper.findUnique({ where: { id }, select: paperFields });
  return row && typed(row);
}

/** All papers in the order of the students' page, with the numbers of their questions, attempts and open challenges. */
export async function listPapers(staff: PaperReader) {
  const [papers, attempts, challenges] = await Promise.all([
    db.testPaper.findMany({
      orderBy: [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
      select: { ...paperFields, _count: { select: { questions: true } } },
    }),
    db.testAttempt.groupBy({ by: ['paperId'], _count: true }),
    db.keyChallenge.groupBy({ by: ['paperId'], where: { decidedAt: null }, _count: true }),
  ]);
  const countOf = (counts: typeof attempts | typeof challenges, id: string) =>
    counts.find(({ paperId }) => paperId === id)?._count ?? 0;
  return papers.map(({ _count, ...paper }) => ({
    ...typed(paper),
    questions: _count.questions,
    attempts: countOf(attempts, paper.id),
    challenges: countOf(challenges, paper.id),
  }));
}

export type ListedPaper = Awaited<ReturnType<typeof listPapers>>[number];

/** A question in its place, with what staff read of it. Marks are whole. */
const placedFields = {
  position: true,
  section: true,
  versionId: true,
  gain: true,
  loss: true,
  key: true,
  isDropped: true,
  keyChangedAt: true,
  version: {
    select: {
      questionId: true,
      number: true,
      unit: true,
      type: true,
      marks: true,
      content: true,
      approvedAt: true,
      question: { select: { withdrawnAt: true } },
    },
  },
} as const;

const placedQuestions = (on: Transaction['db'], paperId: string) =>
  on.testPaperQuestion.findMany({
    where: { paperId },
    orderBy: { position: 'asc' },
    select: placedFields,
  });

type PlacedRow = Awaited<ReturnType<typeof placedQuestions>>[number];

const candidateOf = ({ section, version: { type, marks } }: PlacedRow) => ({
  section,
  type,
  marks,
});

/**
 * A paper with its questions, what keeps it from being published, and what it has otherwise than the exam.
 * @returns null for an unknown id
 */
export async function readPaper(staff: PaperReader, id: string) {
  const paper = isUuid(id) ? await findPaper(db, id) : null;
  if (!paper) return null;
  const [questions, attempts, challenges] = await Promise.all([
    placedQuestions(db, id),
    db.testAttempt.count({ where: { paperId: id } }),
    db.keyChallenge.count({ where: { paperId: id, decidedAt: null } }),
  ]);
  const pattern = patterns[paper.exam];
  return {
    ...paper,
    questions,
    attempts,
    challenges,
    problems: publishProblems(paper, questions),
    differences: planDifferences(pattern, paper),
  };
}

export type ReadPaper = NonNullable<Awaited<ReturnType<typeof readPaper>>>;

function publishProblems(paper: PaperRow, questions: readonly PlacedRow[]): string[] {
  const unusable = questions.filter(
    ({ version }) => version.approvedAt === null || version.question.withdrawnAt !== null,
  );
  return [
    ...paperProblems(patterns[paper.exam], paper, questions.map(candidateOf)),
    ...unusable.map(
      ({ position }) => `Question ${position + 1} is withdrawn or not approved. Take it out.`,
    ),
  ];
}

const GONE = 'This test no longer exists. Reload the page.';
const PUBLISHED = 'This test is published. Its questions, sections and minutes stay as they are.';

/**
 * The paper, locked.
 * @throws ApiError not_found
 */
async function lockPaper(tx: Transaction, id: string): Promise<PaperRow> {
  await lockRow(tx, 'test_papers', id, 'update');
  const paper = await findPaper(tx.db, id);
  if (!paper) throw new ApiError('not_found', GONE);
  return paper;
}

/** The paper, locked, while its questions may change. */
async function lockDraft(tx: Transaction, id: string): Promise<PaperRow> {
  const paper = await lockPaper(tx, id);
  if (paper.publishedAt) throw new ApiError('conflict', PUBLISHED);
  return paper;
}

const note = (
  tx: Transaction,
  staff: Staff<'papers.manage'>,
  action: Extract<AuditAction, `paper.${string}`>,
  paper: string,
  detail?: Record<string, unknown>,
) =>
  noteAct(tx, staff, { action, subject: 'settings', subjectId: paper, ...(detail && { detail }) });

/**
 * Makes a paper, or changes one: of a published one its title, who may sit it, its window and its place in the
 * list. Idempotent by `requestId`. Questions of sections that are left out are taken out.
 * @throws ApiError not_found; conflict; invalid_input (`audiences`, `sections`)
 */
export async function savePaper(
  staff: Staff<'papers.manage'>,
  input: PaperInput,
): Promise<{ id: string }> {
  const { requestId, paper: id, exam, minutes } = input;
  const sections = planOf(input);
  const free = {
    title: input.title.trim(),
    audiences: [...new Set(input.audiences)],
    opensAt: input.opensAt,
    closesAt: input.closesAt,
    resultsAt: resultsAtOf(input.closesAt, minutes),
    challengeDays: input.challengeDays,
    position: input.position,
  };
  return inTransaction(async (tx) => {
    const known = id === '' ? null : await lockPaper(tx, id);
    refuseAudiences(free.audiences, known?.audiences ?? []);
    const values = { ...free, minutes, sections: sections as unknown as object[] };
    if (!known) {
      const { count } = await tx.db.testPaper.createMany({
        data: [{ ...values, exam, requestId, staffId: staff.staffId }],
        skipDuplicates: true,
      });
      const made = await tx.db.testPaper.findUniqueOrThrow({
        where: { requestId },
        select: { id: true },
      });
      if (count > 0) await note(tx, staff, 'paper.save', made.id, { exam });
      return made;
    }
    if (known.exam !== exam) {
      throw new ApiError('conflict', 'The exam of a test stays. Make another test for this exam.');
    }
    const isSamePlan = known.minutes === minutes && isSame(known.sections, sections);
    if (known.publishedAt && !isSamePlan) throw new ApiError('conflict', PUBLISHED);
    const data = known.publishedAt ? { ...free, ...(await resultTimes(tx, input)) } : values;
    await tx.db.testPaper.updateMany({ where: { id }, data });
    if (!isSamePlan)
      await writeQuestions(tx, { ...known, sections }, await placedQuestions(tx.db, id));
    await note(tx, staff, 'paper.save', id, { exam });
    return { id };
  });
}

/** When results of a published paper are shown; results that were told and are put off will be told again. */
async function resultTimes(
  tx: Transaction,
  { paper, closesAt, minutes }: Pick<PaperInput, 'paper' | 'closesAt' | 'minutes'>,
) {
  const { _max: last } = await tx.db.testAttempt.aggregate({
    where: { paperId: paper, submittedAt: null },
    _max: { endsAt: true },
  });
  const resultsAt = resultsAtOf(closesAt, minutes, last.endsAt);
  const isAhead = resultsAt !== null && resultsAt > (await databaseTime(tx));
  return { resultsAt, ...(isAhead && { resultsToldAt: null }) };
}

/** The sections in the order of the pattern, with their names. */
function planOf({ exam, sections }: PaperInput): PaperSectionPlan[] {
  const pattern = patterns[exam];
  const plans = pattern.sections.flatMap(({ id, name }) => {
    const own = sections.find((one) => one.id === id);
    return own ? [{ ...own, name }] : [];
  });
  if (plans.length === sections.length) return plans;
  const message = 'The exam does not have these sections. Reload the page.';
  throw new ApiError('invalid_input', message, { fields: { sections: message } });
}

const isSame = (some: readonly PaperSectionPlan[], others: readonly PaperSectionPlan[]) =>
  some.length === others.length &&
  some.every(({ id, shown, counted }, at) => {
    const other = others[at];
    return other?.id === id && other.shown === shown && other.counted === counted;
  });

function refuseAudiences(chosen: readonly string[], before: readonly string[]): void {
  if (chosen.every((one) => one === EVERYBODY || isAudience(one) || before.includes(one))) return;
  const message = 'A plan or batch is no longer offered. Reload the page and choose again.';
  throw new ApiError('invalid_input', message, { fields: { audiences: message } });
}

/** Writes the questions of a draft anew, in the order of its sections. */
async function writeQuestions(
  tx: Transaction,
  { id: paperId, exam, sections }: Pick<PaperRow, 'id' | 'exam' | 'sections'>,
  questions: readonly Pick<PlacedRow, 'section' | 'versionId' | 'version'>[],
): Promise<void> {
  const ordered = sections.flatMap(({ id }) => questions.filter(({ section }) => section === id));
  await tx.db.testPaperQuestion.deleteMany({ where: { paperId } });
  await tx.db.testPaperQuestion.createMany({
    data: ordered.map(({ section: id, versionId, version }, position) => {
      const section = patterns[exam].sections.find((one) => one.id === id);
      const kind = section && findKind(section, version);
      if (!kind) throw new ApiError('conflict', 'The exam has no such question in this section.');
      const { answer } = version.content as unknown as QuestionContent;
      return {
        paperId,
        position,
        section: id,
        versionId,
        gain: kind.marks,
        loss: kind.negative,
        key: keyOf(answer) as object,
      };
    }),
  });
}

/** Approved versions of questions that new papers may use; of each question the newest. */
const usable = (exam: CourseExam) => ({
  approvedAt: { not: null },
  question: { exam, withdrawnAt: null },
});

const versionFields = {
  id: true,
  section: true,
  questionId: true,
  number: true,
  unit: true,
  type: true,
  marks: true,
  content: true,
  approvedAt: true,
  question: { select: { withdrawnAt: true } },
} as const;

/**
 * Puts a question at a place of its section, counted from 1; a greater number is the end, '' takes it out.
 * @throws ApiError not_found; conflict for a published paper, and for a question that cannot be used
 */
export async function placeQuestion(
  staff: Staff<'papers.manage'>,
  { paper: id, version: versionId, place }: { paper: string; version: string; place: string },
): Promise<{ questions: number }> {
  return inTransaction(async (tx) => {
    const paper = await lockDraft(tx, id);
    const placed = await placedQuestions(tx.db, id);
    const others = placed.filter((one) => one.versionId !== versionId);
    if (place === '') {
      await writeQuestions(tx, paper, others);
      if (others.length < placed.length) await note(tx, staff, 'paper.questions', id);
      return { questions: others.length };
    }
    const version = await tx.db.questionVersion.findFirst({
      where: { id: versionId, ...usable(paper.exam) },
      select: versionFields,
    });
    if (!version || !paper.sections.some(({ id: section }) => section === version.section)) {
      throw new ApiError('conflict', 'This question cannot be used in the test. Reload the page.');
    }
    if (others.some((one) => one.version.questionId === version.questionId)) {
      throw new ApiError('conflict', 'The test already has another version of this question.');
    }
    const { section } = version;
    const own = others.filter((one) => one.section === section);
    own.splice(Math.max(0, Number(place) - 1), 0, { ...placedNow(version), version });
    const rest = others.filter((one) => one.section !== section);
    await writeQuestions(tx, paper, [...rest, ...own]);
    await note(tx, staff, 'paper.questions', id);
    return { questions: others.length + 1 };
  });
}

const placedNow = ({ id, section }: { id: string; section: string }) => ({
  versionId: id,
  section,
  position: 0,
  gain: 0,
  loss: 0,
  key: null,
  isDropped: false,
  keyChangedAt: null,
});

/** Versions that a section of a draft could still take, newest first. */
export async function usableVersions(
  staff: Staff<'papers.manage'>,
  { id, exam }: { id: string; exam: CourseExam },
  filter: { section: string; unit: string | null },
) {
  const versions = await db.questionVersion.findMany({
    where: {
      ...usable(exam),
      section: filter.section,
      ...(filter.unit !== null && { unit: filter.unit }),
    },
    orderBy: [{ questionId: 'asc' }, { number: 'desc' }],
    distinct: ['questionId'],
    select: {
      ...versionFields,
      papers: { select: { paper: { select: { id: true, title: true } } } },
    },
  });
  const placed = await db.testPaperQuestion.findMany({
    where: { paperId: id },
    select: { version: { select: { questionId: true } } },
  });
  const known = new Set(placed.map(({ version }) => version.questionId));
  return versions.filter(({ questionId }) => !known.has(questionId));
}

/** The units of the usable questions of each section, with their numbers. */
export async function usableUnits(staff: Staff<'papers.manage'>, exam: CourseExam) {
  const versions = await db.questionVersion.findMany({
    where: usable(exam),
    distinct: ['questionId'],
    orderBy: [{ questionId: 'asc' }, { number: 'desc' }],
    select: { section: true, unit: true },
  });
  const counts = new Map<string, { section: string; unit: string; count: number }>();
  for (const { section, unit } of versions) {
    const key = `${section} ${unit}`;
    const known = counts.get(key) ?? { section, unit, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  return [...counts.values()].sort((one, other) => one.unit.localeCompare(other.unit));
}

/**
 * Draws what a section of a draft lacks from units, or from all. A repeat draws nothing more.
 * @returns how many were added, and by marks how many more are needed than there are
 * @throws ApiError not_found; conflict; invalid_input (`section`)
 */
export async function drawIntoPaper(
  staff: Staff<'papers.manage'>,
  { paper: id, section, units }: { paper: string; section: string; units: readonly string[] },
) {
  return inTransaction(async (tx) => {
    const paper = await lockDraft(tx, id);
    const plan = paper.sections.find((one) => one.id === section);
    const pattern = patterns[paper.exam].sections.find((one) => one.id === section);
    if (!plan || !pattern) {
      const message = 'Choose a section of the test';
      throw new ApiError('invalid_input', message, { fields: { section: message } });
    }
    const placed = await placedQuestions(tx.db, id);
    const versions = await tx.db.questionVersion.findMany({
      where: {
        ...usable(paper.exam),
        section,
        ...(units.length > 0 && { unit: { in: [...units] } }),
      },
      orderBy: [{ questionId: 'asc' }, { number: 'desc' }],
      distinct: ['questionId'],
      select: versionFields,
    });
    const { versions: drawn, missing } = drawQuestions({
      seed: id,
      section: pattern,
      shown: plan.shown ?? plan.counted,
      placed: placed
        .filter((one) => one.section === section)
        .map(({ version }) => ({ question: version.questionId, marks: version.marks })),
      candidates: versions.map(({ id: version, questionId, unit, type, marks }) => ({
        version,
        question: questionId,
        unit,
        type,
        marks,
      })),
    });
    if (drawn.length > 0) {
      const added = drawn.flatMap((one) => {
        const version = versions.find((known) => known.id === one);
        return version ? [{ ...placedNow(version), version }] : [];
      });
      await writeQuestions(tx, paper, [...placed, ...added]);
      await note(tx, staff, 'paper.questions', id, { drawn: drawn.length });
    }
    return { added: drawn.length, missing: [...missing] };
  });
}

/**
 * Publishes a paper: from then on its questions stay. A repeat does nothing.
 * @param shorter confirms that it is no full mock test
 * @throws ApiError not_found; conflict, which names what has to change before; invalid_input (`shorter`)
 */
export async function publishPaper(
  staff: Staff<'papers.manage'>,
  { paper: id, shorter }: { paper: string; shorter: boolean },
): Promise<{ questions: number }> {
  return inTransaction(async (tx) => {
    const paper = await lockPaper(tx, id);
    const questions = await placedQuestions(tx.db, id);
    if (paper.publishedAt) return { questions: questions.length };
    const problems = publishProblems(paper, questions);
    if (problems.length > 0) throw new ApiError('conflict', problems.join(' '));
    const now = await databaseTime(tx);
    if (paper.closesAt && paper.closesAt <= now) {
      throw new ApiError('conflict', 'The test closes in the past. Change when it closes.');
    }
    const isFull = isFullMock(patterns[paper.exam], paper);
    if (!isFull && !shorter) {
      const message = 'Tick this: it is no full mock test';
      throw new ApiError('invalid_input', message, { fields: { shorter: message } });
    }
    await tx.db.testPaper.updateMany({ where: { id }, data: { publishedAt: now } });
    const detail = { questions: questions.length, full: isFull };
    await note(tx, staff, 'paper.publish', id, detail);
    return { questions: questions.length };
  });
}

/**
 * Hides a paper from students, or shows it again. Attempts that have begun go on.
 * @throws ApiError not_found
 */
export async function withdrawPaper(
  staff: Staff<'papers.manage'>,
  { paper: id, withdrawn }: { paper: string; withdrawn: 'yes' | 'no' },
): Promise<{ withdrawn: boolean }> {
  const hide = withdrawn === 'yes';
  return inTransaction(async (tx) => {
    const { withdrawnAt } = await lockPaper(tx, id);
    if ((withdrawnAt !== null) !== hide) {
      const data = { withdrawnAt: hide ? await databaseTime(tx) : null };
      await tx.db.testPaper.updateMany({ where: { id }, data });
      await note(tx, staff, hide ? 'paper.withdraw' : 'paper.restore', id);
    }
    return { withdrawn: hide };
  });
}
