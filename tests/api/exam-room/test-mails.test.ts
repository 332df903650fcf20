import { announceResults, announceTests } from '@/lib/exam-room/test-mails';
import { db, pool } from '@/lib/platform/db';
import type { Mail } from '@/lib/platform/mail/mail';
import { today } from '@/lib/site/days';
import { makeStudent } from '../../support/accounts/log-in';
import { makeAttempt } from '../../support/exam-room/test-attempt';
import { makeTestPaper } from '../../support/exam-room/test-paper';
import { jobs, startMailWorker, stopMailWorkers } from '../../support/leads/mail-worker';
import { newRegistration } from '../../support/office/office-rows';
import { paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';

withEmptyTables();
afterEach(stopMailWorkers);

const HOUR_MS = 3_600_000;
const evening = new Date(`${today()}T17:00:00+05:30`);
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const plan = 'gate-online-6-months-gold';

async function enrolled(email: string) {
  const { id } = await makeStudent({ email, dateofbirth: '2003-05-17' });
  const registration = await newRegistration(id, { planId: plan });
  await paidPayment({ registrationId: registration.id });
  return id;
}

/** A paper that was published two hours ago. */
async function published(options: Parameters<typeof makeTestPaper>[0]) {
  const paper = await makeTestPaper({ audiences: [`plan:${plan}`], ...options });
  await db.testPaper.update({ where: { id: paper.id }, data: { publishedAt: inHours(-2) } });
  return paper;
}

/** The queued mails. */
async function sent(): Promise<Mail[]> {
  const mails: Mail[] = [];
  await startMailWorker({ apartMs: 0, send: async (mail) => void mails.push(mail) });
  await eventually(jobs, (all) => all.every(({ state }) => state === 'completed'));
  await stopMailWorkers();
  return mails;
}

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

test('students are mailed once about new tests, in the evening, by one of several processes', async () => {
  await enrolled('asha@example.org');
  await makeStudent({ email: 'nobody@example.org', dateofbirth: '2003-05-17' });
  await published({ title: 'Mock test 1' });
  await published({ title: 'Open to all', audiences: ['all'] });
  await published({ title: 'Next week', opensAt: inHours(24 * 8) });
  await published({ title: 'Of another plan', audiences: ['plan:x'] });
  await published({ title: 'Over', closesAt: inHours(-1) });
  await published({ title: 'Draft', isPublished: false });
  await db.testPaper.updateMany({ where: { title: 'Draft' }, data: { publishedAt: null } });
  await makeTestPaper({ title: 'Just published', audiences: [`plan:${plan}`] });

  expect(await announceTests(pool, new Date(evening.getTime() - HOUR_MS))).toBe(0);
  expect(sum(await Promise.all([1, 2, 3].map(() => announceTests(pool, evening))))).toBe(1);
  const mails = await sent();
  expect(mails).toMatchObject([
    { to: { address: 'asha@example.org' }, subject: 'New tests in your account' },
  ]);
  expect(mails[0]?.text).toMatch(/Mock test 1: \d+ questions, 60 minutes\n/);
  expect(mails[0]?.text).toMatch(/Open to all: .*\nNext week: .*, opens \d/);
  expect(mails[0]?.text).toContain('http://localhost:3000/my-tests');
  expect(mails[0]?.text).not.toMatch(/another plan|Over|Draft|Just published/);
  expect(await announceTests(pool, evening)).toBe(0);
});

test('those who sat a test with a window are told once that its results are out', async () => {
  const student = await enrolled('asha@example.org');
  await enrolled('absent@example.org');
  const paper = await makeTestPaper({ audiences: [`plan:${plan}`], closesAt: inHours(1) });
  await makeAttempt(paper, student, { right: 2 });
  const late = await makeAttempt(paper, student, { number: 2, isMarked: false });
  expect(await announceResults(pool)).toBe(0);
  const shown = { closesAt: inHours(-3), resultsAt: inHours(-1) };
  await db.testPaper.update({ where: { id: paper.id }, data: shown });
  expect(await announceResults(pool)).toBe(0);
  await db.testAttempt.delete({ where: { id: late.id } });
  expect(sum(await Promise.all([1, 2, 3].map(() => announceResults(pool))))).toBe(1);
  expect(await sent()).toMatchObject([
    { to: { address: 'asha@example.org' }, subject: 'Your test result is here' },
  ]);
});

test('a test that was refunded before the mail is left out', async () => {
  await enrolled('asha@example.org');
  await published({});
  expect(await announceTests(pool, evening)).toBe(1);
  await db.payment.updateMany({ data: { status: 'refunded' } });
  expect(await sent()).toEqual([]);
});
