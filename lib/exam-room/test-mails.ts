import 'server-only';
import { countText } from '@/content/counted';
import { institute } from '@/content/facts/institute';
import type { Pool, Transaction } from '@/lib/platform/database-connection';
import { databaseTime, lockNames } from '@/lib/platform/database-locks';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineLoop, MINUTE_MS } from '@/lib/platform/jobs/loop';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { firstAddress, oneLine } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { isNewsTime, newsByStudent } from '@/lib/shelf/shelf-news';
import { today } from '@/lib/site/days';
import { relativeTime } from '@/lib/site/delhi-time';
import { testsOfStudent, type OwnTest } from './my-tests';
import { EVERYBODY, isPublished } from './sittable-papers';

interface TestMailJob {
  student: string;
  about: 'new' | 'results';
  /** Ids of the tests. */
  tests: readonly string[];
}

/** A job holds ids only. */
const testMailsQueue = defineQueue({ name: 'test-mails' });

/**
 * Queues one mail for each student who has new tests, once a day from 17:00 in Delhi. A test for every account is told
 * to those who have bought something.
 * @returns how many
 */
export async function announceTests(pool: Pool, now = new Date()): Promise<number> {
  if (!isNewsTime(now)) return 0;
  return pool.transaction(async (tx) => {
    // Of several processes, only one announces the tests of a day.
    await lockNames(tx, 'test news');
    const newest = await tx.db.testPaper.aggregate({ _max: { announcedAt: true } });
    const { announcedAt } = newest._max;
    if (announcedAt && today(announcedAt) === today(now)) return 0;
    const tests = await tx.db.testPaper.updateManyAndReturn({
      where: {
        ...isPublished,
        announcedAt: null,
        // Staff may still withdraw what was published within the hour.
        publishedAt: { lt: await databaseTime(tx, '-1 hour') },
        OR: [{ closesAt: null }, { closesAt: { gt: now } }],
      },
      data: { announcedAt: await databaseTime(tx) },
      select: { id: true, audiences: true },
    });
    return tests.length > 0 ? queueMails(tx, 'new', await newsByStudent(tx, tests, EVERYBODY)) : 0;
  });
}

type TestsByStudent = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Queues a mail for each student who sat a test with a window, once its results are shown and every attempt at it is marked.
 * @returns how many
 */
export async function announceResults(pool: Pool, now = new Date()): Promise<number> {
  return pool.transaction(async (tx) => {
    await lockNames(tx, 'test news');
    const tests = await tx.db.testPaper.updateManyAndReturn({
      where: {
        publishedAt: { not: null },
        resultsToldAt: null,
        resultsAt: { lte: now },
        attempts: { none: { markedAt: null } },
      },
      data: { resultsToldAt: await databaseTime(tx) },
      select: { id: true },
    });
    const sat = await tx.db.testAttempt.findMany({
      where: { paperId: { in: tests.map(({ id }) => id) } },
      distinct: ['paperId', 'studentId'],
      select: { paperId: true, studentId: true },
    });
    const results = new Map<string, Set<string>>();
    for (const { paperId, studentId } of sat) {
      results.set(studentId, (results.get(studentId) ?? new Set()).add(paperId));
    }
    return queueMails(tx, 'results', results);
  });
}

async function queueMails(
  tx: Transaction,
  about: TestMailJob['about'],
  testsByStudent: TestsByStudent,
): Promise<number> {
  for (const [student, ids] of testsByStudent) {
    const job: TestMailJob = { student, about, tests: [...ids] };
    await queueJob(tx, testMailsQueue, job);
  }
  return testsByStudent.size;
}

export const testNewsLoop = defineLoop({
  name: 'test news',
  everyMs: 5 * MINUTE_MS,
  run: async (pool) => {
    await announceTests(pool);
    await announceResults(pool);
  },
});

const words = {
  new: { subject: 'New tests in your account', see: 'Begin them in your account:' },
  results: { subject: 'Your test result is here', see: 'See your result in your account:' },
} as const;

/** Mails to students about new tests that they may sit when the mail is sent, and about results that are out. */
export const testMails: QueuedMail<TestMailJob> = {
  queue: testMailsQueue,
  resendable: true,
  write: async (_, { id, data }) => {
    const student = await db.student.findUnique({
      where: { id: data.student },
      select: { studentname: true, email: true },
    });
    const address = student && firstAddress([student.email]);
    const isNews = data.about === 'new';
    const tests = (await testsOfStudent(data.student)).filter(
      ({ id: test, access, attempts }) =>
        data.tests.includes(test) &&
        (isNews ? access !== 'ended' : attempts.some(({ state }) => state === 'result')),
    );
    if (!student || !address || tests.length === 0) return null;
    const { subject, see } = words[data.about];
    return {
      to: { address },
      subject,
      messageId: `tests-${id}`,
      text: [
        `Dear ${oneLine(student.studentname) || 'student'},`,
        '',
        `${subject}:`,
        '',
        ...tests.map((test) => (isNews ? newsLine(test) : oneLine(test.title))),
        '',
        see,
        `${env.SITE_URL}/my-tests`,
        '',
        `Questions? Call us on ${institute.phones[0].printed}.`,
        '',
      ].join('\n'),
    };
  },
};

/** "Mock test 1: 65 questions, 180 minutes, open until Sun 6 Dec 18:00" */
function newsLine({ title, questions, minutes, access, opensAt, closesAt }: OwnTest): string {
  const at = (moment: Date) => relativeTime(moment.toISOString(), new Date().toISOString());
  const opens = access === 'later' && opensAt && `opens ${at(opensAt)}`;
  const parts = [
    `${countText(questions, 'question')}, ${minutes} minutes`,
    opens,
    closesAt && `open until ${at(closesAt)}`,
  ];
  return `${oneLine(title)}: ${parts.filter(Boolean).join(', ')}`;
}
