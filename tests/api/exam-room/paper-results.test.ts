import { randomUUID } from 'node:crypto';
import { GET as getCsv } from '@/app/(staff)/searchuser/papers/[paper]/csv/route';
import { gatePattern } from '@/content/catalogue/exams/gate/paper';
import { listNotSat, listPairs, listResults, analysePaper } from '@/lib/exam-room/paper-results';
import { markAttempt } from '@/lib/exam-room/mark-attempt';
import { readPaper } from '@/lib/exam-room/papers';
import { db, inTransaction } from '@/lib/platform/db';
import { profile } from '../../support/accounts/log-in';
import { makeTestPaper, rightAnswer } from '../../support/exam-room/test-paper';
import { staffWith } from '../../support/office/office';
import { newRegistration } from '../../support/office/office-rows';
import { acts } from '../../support/office/person';
import { staffOf } from '../../support/office/staff';
import { paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

type Paper = Awaited<ReturnType<typeof makeTestPaper>>;

const planId = 'gate-online-6-months-gold';
const audiences = [`plan:${planId}`];

/** A student who has paid for the plan. */
async function enrolledStudent(studentname: string) {
  const email = `${studentname.toLowerCase()}@example.org`;
  const { id } = await db.student.create({
    data: { ...profile, studentname, email, dateofbirth: new Date('2003-05-17') },
    select: { id: true },
  });
  const { id: registrationId } = await newRegistration(id, { planId });
  await paidPayment({ registrationId });
  return id;
}

/** An attempt with the first `right` questions answered right. */
async function sit(paper: Paper, studentId: string, right: number, number = 1) {
  const deviceId = randomUUID();
  const { id } = await db.testAttempt.create({
    data: {
      paperId: paper.id,
      studentId,
      requestId: randomUUID(),
      number,
      endsAt: new Date(),
      submittedAt: new Date(),
      deviceId,
      answers: {
        create: paper.keys.slice(0, right).map((key, position) => ({
          deviceId,
          number: position + 1,
          position,
          given: rightAnswer(key) as string | string[],
          isMarked: false,
          spentMs: 20_000,
          givenAt: new Date(),
          isLate: position === 1,
        })),
      },
    },
    select: { id: true },
  });
  await inTransaction((tx) => markAttempt(tx, id));
  return { id, deviceId };
}

const csv = async (cookie: string, paper: string, batch = '') => {
  const headers = { host: 'localhost:3000', cookie };
  const url = `http://localhost:3000/searchuser/papers/${paper}/csv${batch}`;
  const answer = await getCsv(new Request(url, { headers }));
  return { status: answer.status, text: await answer.text() };
};

test('results have a rank by first attempts, and name late answers and two devices at once', async () => {
  const paper = await makeTestPaper({ audiences });
  const [asha, bela, chitra] = await Promise.all(['Asha', 'Bela', 'Chitra'].map(enrolledStudent));
  if (!asha || !bela || !chitra) throw new Error('A student is missing.');
  await sit(paper, asha, 3);
  await sit(paper, bela, 1);
  await sit(paper, bela, 5, 2);
  const third = await sit(paper, chitra, 1);
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 10, minute));
  await db.testDevice.createMany({
    data: [
      {
        attemptId: third.id,
        deviceId: third.deviceId,
        name: 'Chrome',
        firstAt: at(0),
        lastAt: at(30),
      },
      {
        attemptId: third.id,
        deviceId: randomUUID(),
        name: 'Firefox',
        firstAt: at(20),
        lastAt: at(40),
      },
    ],
  });
  const counsellor = await staffWith('counsellor');
  const staff = await staffOf('testResults.read', counsellor.id);
  const { rows, total } = await listResults(staff, { id: paper.id, audiences }, 0);
  expect(total).toBe(4);
  expect(
    rows.map(({ name, number, rank, lateAnswers, isOnTwoDevices }) => [
      name,
      number,
      rank,
      lateAnswers,
      isOnTwoDevices,
    ]),
  ).toEqual([
    ['Bela', 2, null, 1, false],
    ['Asha', 1, 1, 1, false],
    ['Bela', 1, 2, 0, false],
    ['Chitra', 1, 2, 0, true],
  ]);
  const [view] = await acts();
  expect(view).toMatchObject({ action: 'testResults.list', detail: { rows: 4, paper: paper.id } });
  expect(await db.viewedPerson.count({ where: { staffId: counsellor.id } })).toBeGreaterThan(0);

  const file = await csv(counsellor.cookie, paper.id);
  const [head, first] = file.text.split('\r\n');
  const sections = gatePattern.sections.map(({ name }) => name).join(',');
  expect(head).toContain(`batch,rank,student,registration,attempt,marks,maximum,${sections}`);
  expect(first).toContain('Bela');
  expect(
    (await csv(counsellor.cookie, paper.id, '?batch=none')).text.trim().split('\r\n'),
  ).toHaveLength(1);
  expect((await csv(counsellor.cookie, randomUUID())).status).toBe(404);
  const accountant = await staffWith('accountant');
  expect((await csv(accountant.cookie, paper.id)).status).toBe(403);
  expect((await acts()).filter(({ action }) => action === 'export.testResults')).toHaveLength(2);
});

test('who may sit a test and has not is listed; for everybody there is no such list', async () => {
  const paper = await makeTestPaper({ audiences });
  const asha = await enrolledStudent('Asha');
  await enrolledStudent('Bela');
  await sit(paper, asha, 1);
  const staff = await staffOf('testResults.read', (await staffWith('teacher')).id);
  const notSat = await listNotSat(staff, { id: paper.id, audiences });
  expect(notSat?.map(({ name }) => name)).toEqual(['Bela']);
  expect(await listNotSat(staff, { id: paper.id, audiences: ['all'] })).toBeNull();
  expect(await listNotSat(staff, { id: paper.id, audiences: ['plan:test-series'] })).toEqual([]);
});

test('the analysis counts first attempts only, and pairs are named from wrong answers alone', async () => {
  const paper = await makeTestPaper({ audiences });
  const [asha, bela] = await Promise.all(['Asha', 'Bela'].map(enrolledStudent));
  if (!asha || !bela) throw new Error('A student is missing.');
  await sit(paper, asha, 2);
  await sit(paper, bela, 1);
  await sit(paper, bela, 5, 2);
  const teacher = await staffWith('teacher');
  const staff = await staffOf('papers.manage', teacher.id);
  const read = await readPaper(staff, paper.id);
  if (!read) throw new Error('The paper is missing.');
  const { attempts, questions } = await analysePaper(staff, read);
  expect(attempts).toBe(2);
  expect(questions.slice(0, 3).map(({ right }) => right)).toEqual([1, 0.5, 0]);
  expect(await listPairs(await staffOf('testResults.read', teacher.id), paper.id)).toEqual([]);
});
