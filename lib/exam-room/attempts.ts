import 'server-only';
import { requireExam, type CourseExam } from '@/content/catalogue/exams/exams';
import { patterns } from '@/content/catalogue/exams/pages';
import { compensatoryMinutes, type RoomPaper } from '@/content/practice/room-paper';
import type { GivenAnswer } from '@/content/practice/mark-answers';
import { ApiError } from '@/lib/calls/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { databaseTime, lockNames, lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { defineLoop, MINUTE_MS } from '@/lib/platform/jobs/loop';
import { defineLimit } from '@/lib/platform/limits';
import { logFailure } from '@/lib/platform/log';
import { statement } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import type { StartTest, TestDevice } from './attempt-forms';
import { currentAnswers, markAttempt } from './mark-attempt';
import { GRACE_MINUTES } from './result-time';
import { audiencesOfStudent, isPublished } from './sittable-papers';
import { typesetPaper } from './typeset-paper';

/** An attempt as a device continues it. Times are in milliseconds since 1970. */
export interface AttemptState {
  attempt: string;
  now: number;
  endsAt: number;
  /** Submitted, or its time is over. */
  isOver: boolean;
  /** Whether this device may answer. */
  holds: boolean;
  /** "Chrome on Android": the device that may. */
  holder: string;
  /** The highest number of this device's rows; 0 without any. */
  stored: number;
  /** The last ones, whichever device gave them. */
  answers: readonly {
    position: number;
    given: GivenAnswer | null;
    isMarked: boolean;
    /** On this device. */
    spentMs: number;
    givenAt: number;
  }[];
}

/** A test before its clock starts. */
interface OpenedTest {
  title: string;
  /** "GATE" */
  exam: string;
  /** Compensatory time of candidates with a disability. */
  extraMinutes: number;
  /** Whether the exam has a calculator on its screen. */
  calculator: boolean;
  isRunning: boolean;
  paper: RoomPaper;
}

/** Of loading, starting, taking over and submitting. */
const openings = defineLimit({ name: 'test-opened', points: 120, windowMs: 3_600_000 });

async function countOpening(studentId: string): Promise<void> {
  const wait = await openings.count(studentId);
  if (wait === null) return;
  throw new ApiError('too_many_requests', 'Opened too often. Wait a few minutes, then try again.', {
    retryAfterSeconds: wait,
  });
}

const unknownTest = () => new ApiError('not_found', 'This test does not exist.');

const select = {
  id: true,
  exam: true,
  title: true,
  minutes: true,
  audiences: true,
  opensAt: true,
  closesAt: true,
  publishedAt: true,
  withdrawnAt: true,
} as const;

/**
 * Refuses a student who may not begin a test now.
 * @param on the transaction that begins it
 * @throws ApiError not_found or forbidden
 */
async function requireSittable(tx: Transaction, studentId: string, id: string) {
  const paper = await tx.db.testPaper.findFirst({ where: { id, ...isPublished }, select });
  if (!paper) throw unknownTest();
  const audiences = await audiencesOfStudent(studentId, tx);
  if (!paper.audiences.some((audience) => audiences.includes(audience))) {
    throw new ApiError('forbidden', 'This test is not part of what you have bought.');
  }
  const now = await databaseTime(tx);
  if (paper.opensAt && now < paper.opensAt) {
    throw new ApiError('forbidden', 'This test has not opened yet.');
  }
  if (paper.closesAt && now >= paper.closesAt) {
    throw new ApiError('forbidden', 'This test has closed.');
  }
  return paper;
}

/** The attempt of a paper that is not over; a refund does not end it. */
async function runningAttempt(tx: Transaction, studentId: string, paperId: string) {
  return tx.db.testAttempt.findFirst({
    where: { studentId, paperId, submittedAt: null, endsAt: { gt: await databaseTime(tx) } },
    select: { id: true },
  });
}

/**
 * A test with its questions, without their answers, for a student who may begin it now or has begun it.
 * @throws ApiError not_found, forbidden or too_many_requests
 */
export async function openTest(studentId: string, paperId: string): Promise<OpenedTest> {
  if (!isUuid(paperId)) throw unknownTest();
  await countOpening(studentId);
  const { paper, isRunning } = await inTransaction(async (tx) => {
    const isRunning = (await runningAttempt(tx, studentId, paperId)) !== null;
    const paper = isRunning
      ? await tx.db.testPaper.findUniqueOrThrow({ where: { id: paperId }, select })
      : await requireSittable(tx, studentId, paperId);
    return { paper, isRunning };
  });
  const exam = paper.exam as CourseExam;
  return {
    title: paper.title,
    exam: requireExam(exam).name,
    calculator: patterns[exam].calculator ?? false,
    extraMinutes: compensatoryMinutes(paper.minutes),
    isRunning,
    paper: await typesetPaper(paperId),
  };
}

/**
 * Begins an attempt, or continues the one that is not over. A repeat is the same attempt.
 * @param name of the device: "Chrome on Android"
 * @throws ApiError not_found, forbidden, conflict for somebody else's request, too_many_requests
 */
export async function startTest(
  studentId: string,
  { requestId, paper: paperId, device: deviceId, extra = false }: StartTest,
  name: string,
): Promise<AttemptState> {
  await countOpening(studentId);
  return inTransaction(async (tx) => {
    await lockNames(tx, `test attempts of ${studentId}`);
    const sent = await tx.db.testAttempt.findUnique({
      where: { requestId },
      select: { id: true, studentId: true },
    });
    if (sent && sent.studentId !== studentId) {
      throw new ApiError('conflict', 'The test could not be opened. Open it again.');
    }
    const known = sent ?? (await runningAttempt(tx, studentId, paperId));
    const id = known?.id ?? (await begin(tx, { studentId, requestId, paperId, deviceId, extra }));
    await noteDevice(tx, { attemptId: id, deviceId, name });
    return stateOf(tx, id, deviceId);
  });
}

async function begin(
  tx: Transaction,
  {
    extra,
    ...attempt
  }: Record<'studentId' | 'requestId' | 'paperId' | 'deviceId', string> & {
    extra: boolean;
  },
): Promise<string> {
  const { studentId, paperId } = attempt;
  // When the test closes does not change between the check and the attempt.
  await lockRow(tx, 'test_papers', paperId, 'key share');
  const { minutes } = await requireSittable(tx, studentId, paperId);
  const extraMinutes = extra ? compensatoryMinutes(minutes) : 0;
  // Not their count: retention deletes single attempts.
  const { _max: highest } = await tx.db.testAttempt.aggregate({
    where: { studentId, paperId },
    _max: { number: true },
  });
  const made = await tx.db.testAttempt.create({
    data: {
      ...attempt,
      number: (highest.number ?? 0) + 1,
      extraMinutes,
      startedAt: await databaseTime(tx),
      endsAt: await databaseTime(tx, `${minutes + extraMinutes} minutes`),
    },
    select: { id: true },
  });
  return made.id;
}

async function noteDevice(
  tx: Transaction,
  { name, ...attemptId_deviceId }: { attemptId: string; deviceId: string; name: string },
): Promise<void> {
  await tx.db.testDevice.upsert({
    where: { attemptId_deviceId },
    create: { ...attemptId_deviceId, name },
    update: { lastAt: new Date() },
    select: { name: true },
  });
}

const ON_DEVICE = statement(
  'answers-on-device',
  { attempt: 'uuid', device: 'uuid' },
  { position: 'int4', givenAt: 'timestamptz', spentMs: 'int4?', number: 'int4?' },
  `select "position", max("givenAt") as "givenAt",
     max("spentMs") filter (where "deviceId" = $device) as "spentMs",
     max(number) filter (where "deviceId" = $device) as number
   from test_answers where "attemptId" = $attempt group by "position"`,
);

async function stateOf(tx: Transaction, id: string, deviceId: string): Promise<AttemptState> {
  const attempt = await tx.db.testAttempt.findUniqueOrThrow({
    where: { id },
    select: { endsAt: true, submittedAt: true, deviceId: true, devices: true },
  });
  const known = await ON_DEVICE.rows(tx, { attempt: id, device: deviceId });
  const onDevice = new Map(known.map((one) => [one.position, one]));
  const now = await databaseTime(tx);
  const holder = attempt.devices.find((device) => device.deviceId === attempt.deviceId);
  return {
    attempt: id,
    now: now.getTime(),
    endsAt: attempt.endsAt.getTime(),
    isOver: attempt.submittedAt !== null || now >= attempt.endsAt,
    holds: attempt.deviceId === deviceId,
    holder: holder?.name ?? '',
    stored: Math.max(0, ...known.map(({ number }) => number ?? 0)),
    answers: (await currentAnswers(tx, id)).map(({ position, given, isMarked }) => ({
      position,
      given,
      isMarked,
      spentMs: onDevice.get(position)?.spentMs ?? 0,
      givenAt: onDevice.get(position)?.givenAt.getTime() ?? 0,
    })),
  };
}

/** @returns the attempt, locked until the transaction ends, if it is the student's */
async function lockAttempt(tx: Transaction, studentId: string, id: string) {
  await lockRow(tx, 'test_attempts', id);
  const attempt = await tx.db.testAttempt.findFirst({
    where: { id, studentId },
    select: { submittedAt: true, endsAt: true, deviceId: true },
  });
  if (!attempt) throw unknownTest();
  return attempt;
}

/**
 * Lets this device answer in place of the one before. After the end nothing moves: the one that answered last may
 * still have answers to send.
 * @param name of the device: "Chrome on Android"
 * @throws ApiError not_found, too_many_requests
 */
export async function holdTest(
  studentId: string,
  { attempt: id, device: deviceId }: TestDevice,
  name: string,
): Promise<AttemptState> {
  await countOpening(studentId);
  return inTransaction(async (tx) => {
    const { submittedAt, endsAt } = await lockAttempt(tx, studentId, id);
    await noteDevice(tx, { attemptId: id, deviceId, name });
    if (submittedAt === null && (await databaseTime(tx)) < endsAt)
      await tx.db.testAttempt.updateMany({ where: { id }, data: { deviceId } });
    return stateOf(tx, id, deviceId);
  });
}

/**
 * Ends an attempt and marks it. A repeat changes nothing. A device that does not hold it is refused also after the end:
 * the one that does has its minutes to send what waits there, then `closeEndedAttempts` marks it.
 * @throws ApiError not_found, too_many_requests; conflict while another device holds it
 */
export async function submitTest(
  studentId: string,
  { attempt: id, device }: TestDevice,
): Promise<void> {
  await countOpening(studentId);
  await inTransaction(async (tx) => {
    const { submittedAt, endsAt, deviceId } = await lockAttempt(tx, studentId, id);
    if (submittedAt !== null) return;
    if (device !== deviceId) {
      throw new ApiError('conflict', 'This test is open on another device.');
    }
    const now = await databaseTime(tx);
    await close(tx, id, now < endsAt ? now : endsAt);
  });
}

async function close(tx: Transaction, id: string, submittedAt: Date): Promise<void> {
  await tx.db.testAttempt.updateMany({ where: { id }, data: { submittedAt } });
  await markAttempt(tx, id);
}

const AT_ONCE = 50;

/**
 * Ends and marks attempts that nobody has submitted, once what was late by the network's fault has had its time. One
 * that fails is logged and left for the next round; the others are ended.
 */
export async function closeEndedAttempts(): Promise<void> {
  const ended = {
    submittedAt: null,
    endsAt: { lte: await databaseTime(pool, `-${GRACE_MINUTES} minutes`) },
  };
  const failed: string[] = [];
  for (;;) {
    const found = await db.testAttempt.findMany({
      where: { ...ended, id: { notIn: failed } },
      select: { id: true },
      orderBy: { endsAt: 'asc' },
      take: AT_ONCE,
    });
    for (const { id } of found) {
      await closeEnded(id, ended).catch((error: unknown) => {
        logFailure(attemptLoop.name, error);
        failed.push(id);
      });
    }
    if (found.length < AT_ONCE) return;
  }
}

async function closeEnded(
  id: string,
  ended: { submittedAt: null; endsAt: { lte: Date } },
): Promise<void> {
  await inTransaction(async (tx) => {
    await lockRow(tx, 'test_attempts', id);
    const attempt = await tx.db.testAttempt.findFirst({
      where: { id, ...ended },
      select: { endsAt: true },
    });
    if (attempt) await close(tx, id, attempt.endsAt);
  });
}

export const attemptLoop = defineLoop({
  name: 'test attempts',
  everyMs: MINUTE_MS,
  run: closeEndedAttempts,
});
