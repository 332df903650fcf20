import { randomUUID } from 'node:crypto';
import { POST as sendAnswers } from '@/app/api/student/test-answers/route';
import { POST as startTest } from '@/app/api/student/test-attempt/route';
import { POST as holdTest } from '@/app/api/student/test-device/route';
import { GET as getPaper } from '@/app/api/student/test-paper/route';
import { POST as submitTest } from '@/app/api/student/test-submit/route';
import type { RoomPaper } from '@/content/practice/room-paper';
import type { StoredAnswers } from '@/lib/exam-room/answers';
import { closeEndedAttempts, type AttemptState } from '@/lib/exam-room/attempts';
import { db } from '@/lib/platform/db';
import { bearer, logInOf, makeStudent, read } from '../../support/accounts/log-in';
import { makeTestPaper, rightAnswer } from '../../support/exam-room/test-paper';
import { post } from '../../support/leads/lead';
import { cash, record, refund, staffWith } from '../../support/office/office';
import { newRegistration } from '../../support/office/office-rows';
import { goldPlan } from '../shelf/shelf-samples';
import { withEmptyTables } from '../../support/process/empty-tables';
import { writtenLog } from '../../support/process/written-log';

withEmptyTables();

const MINUTE = 60_000;

let students = 0;
async function newStudent() {
  students += 1;
  const { id } = await makeStudent({
    email: `sits${students}@example.org`,
    dateofbirth: '2003-05-17',
  });
  const { token } = await logInOf({ studentId: id });
  return { id, token };
}

type Handler = (request: Request) => Promise<Response> | Response;
const caller =
  <Data>(handle: Handler) =>
  async (token: string, body: object) => {
    const { status, body: answer } = await read(handle(post('/', body, bearer(token))));
    return { status, code: answer.code, message: answer.message, data: answer.data as Data };
  };

const begin = caller<AttemptState>(startTest);
const hold = caller<AttemptState>(holdTest);
const answer = caller<StoredAnswers>(sendAnswers);
const submit = caller<undefined>(submitTest);

async function paperText(token: string, paper: string) {
  const address = `http://localhost:3000/api/student/test-paper?paper=${paper}`;
  const response = await getPaper(
    new Request(address, { headers: { host: 'localhost:3000', ...bearer(token) } }),
  );
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** A student who has begun a paper for everybody. */
async function sitting(options?: Parameters<typeof makeTestPaper>[0]) {
  const [paper, student] = [await makeTestPaper(options), await newStudent()];
  const device = randomUUID();
  const started = await begin(student.token, { requestId: randomUUID(), paper: paper.id, device });
  expect(started.status).toBe(200);
  return { paper, student, device, attempt: started.data.attempt, ...student };
}

const row = (number: number, more: object = {}) => ({
  number,
  position: 0,
  given: ['A'],
  isMarked: false,
  spentMs: 1000,
  givenAt: Date.now(),
  ...more,
});

/** Moves an attempt into the past. */
async function endMinutesAgo(id: string, minutes: number): Promise<Date> {
  const endsAt = new Date(Date.now() - minutes * MINUTE);
  const startedAt = new Date(endsAt.getTime() - 60 * MINUTE);
  await db.testAttempt.updateMany({ where: { id }, data: { startedAt, endsAt } });
  return endsAt;
}

test('a paper is for those who paid and its window; a refund leaves only the attempt that is begun', async () => {
  const staff = await staffWith('owner');
  const paper = await makeTestPaper({ exam: 'csir-net', audiences: [`plan:${goldPlan}`] });
  const student = await newStudent();
  const asked = { requestId: randomUUID(), paper: paper.id, device: randomUUID() };
  expect((await paperText(student.token, paper.id)).status).toBe(403);
  expect((await begin(student.token, asked)).status).toBe(403);

  const { id } = await newRegistration(student.id, { planId: goldPlan });
  const paid = await record(
    staff.token,
    cash(id, { amount: '1000', otherAmount: true, note: 'Agreed' }),
  );
  const loaded = await paperText(student.token, paper.id);
  expect(loaded.status).toBe(200);
  expect(loaded.headers.get('cache-control')).toBe('no-store');
  const started = await begin(student.token, { ...asked, extra: true });
  expect(started).toMatchObject({ status: 200, data: { holds: true, isOver: false, answers: [] } });
  const minutes = (started.data.endsAt - started.data.now) / MINUTE;
  expect(minutes).toBeCloseTo(paper.minutes + Math.round(paper.minutes / 3), 5);

  const { payment } = paid.body.data as { payment: string };
  const back = { payment, method: 'cash', reference: '', reason: 'Moved away', amount: '1000' };
  await refund(staff.token, { ...back, requestId: 'test-refund-000001' });
  expect((await begin(student.token, asked)).data.attempt).toBe(started.data.attempt);
  expect((await paperText(student.token, paper.id)).status).toBe(200);
  const { attempt } = started.data;
  expect(
    (await answer(student.token, { attempt, device: asked.device, rows: [row(1)] })).status,
  ).toBe(200);
  expect((await submit(student.token, { attempt, device: asked.device })).status).toBe(200);
  expect((await paperText(student.token, paper.id)).status).toBe(403);
  expect((await begin(student.token, { ...asked, requestId: randomUUID() })).status).toBe(403);
});

test('a test can be begun between its opening and its closing, and not before it is published', async () => {
  const student = await newStudent();
  const [before, after] = [new Date(Date.now() - MINUTE), new Date(Date.now() + MINUTE)];
  for (const [options, status] of [
    [{ opensAt: after }, 403],
    [{ closesAt: before }, 403],
    [{ opensAt: before, closesAt: after }, 200],
    [{ isPublished: false }, 404],
  ] as const) {
    const paper = await makeTestPaper(options);
    expect((await paperText(student.token, paper.id)).status).toBe(status);
    const asked = { requestId: randomUUID(), paper: paper.id, device: randomUUID() };
    expect((await begin(student.token, asked)).status).toBe(status);
  }
  expect((await paperText(student.token, 'x')).status).toBe(404);
});

test('nothing that is sent before the end tells a right answer', async () => {
  const { paper, token } = await sitting({ exam: 'iit-jam' });
  const { text } = await paperText(token, paper.id);
  const versions = await db.questionVersion.findMany({ select: { content: true } });
  expect(versions.length).toBeGreaterThan(10);
  for (const { content } of versions) {
    const { title, solution } = content as { title: string; solution: string };
    expect(text).not.toContain(JSON.stringify(title));
    expect(text).not.toContain(solution.slice(0, 40));
  }
  const { data } = JSON.parse(text) as { data: { paper: RoomPaper } };
  const fields = data.paper.sections.flatMap(({ questions }) => questions.flatMap(Object.keys));
  const asked = ['slug', 'gain', 'loss', 'type', 'text', 'options', 'unit'];
  expect(fields.filter((field) => !asked.includes(field))).toEqual([]);
});

test('a start and answers that are sent again are one, and the highest number is told', async () => {
  const { paper, token, device, attempt } = await sitting();
  const again = { requestId: randomUUID(), paper: paper.id, device };
  expect((await begin(token, again)).data.attempt).toBe(attempt);
  const [first, second] = [row(1), row(2, { given: ['B'], isMarked: true })];
  expect((await answer(token, { attempt, device, rows: [first] })).data).toMatchObject({
    stored: 1,
  });
  const repeats = [0, 1, 2].map(() => answer(token, { attempt, device, rows: [first, second] }));
  for (const { data } of await Promise.all(repeats))
    expect(data).toMatchObject({ stored: 2, holds: true });
  // The same number with something else: what was acknowledged stays.
  await answer(token, { attempt, device, rows: [row(2, { given: ['D'] })] });
  const state = await begin(token, again);
  expect(state.data).toMatchObject({
    stored: 2,
    answers: [{ position: 0, given: ['B'], isMarked: true, spentMs: 1000 }],
  });
  expect(await db.testAnswer.count()).toBe(2);
});

test('an answer fits the type and place of its question; the others of the call are stored', async () => {
  const { paper, token, device, attempt } = await sitting();
  const nat = paper.keys.findIndex(({ type }) => type === 'NAT');
  const mcq = paper.keys.findIndex(({ type }) => type === 'MCQ');
  const wrong = [
    { position: mcq, given: ['A', 'B'] },
    { position: mcq, given: '1.5' },
    { position: nat, given: ['A'] },
    { position: paper.keys.length },
    { position: mcq, given: ['A', 'A'] },
    { position: mcq, given: '' },
  ];
  for (const [index, more] of wrong.entries()) {
    const sent = await answer(token, { attempt, device, rows: [row(index + 1, more)] });
    expect(sent).toMatchObject({ status: 422, code: 'invalid_input' });
  }
  const rows = [
    row(10, { position: nat, given: ' 1.5' }),
    row(11, wrong[0]),
    row(12, { given: null }),
  ];
  expect((await answer(token, { attempt, device, rows })).status).toBe(422);
  const numbers = await db.testAnswer.findMany({
    select: { number: true },
    orderBy: { number: 'asc' },
  });
  expect(numbers).toEqual([{ number: 10 }, { number: 12 }]);
});

test('another device continues, the one before is told and what it has not sent is stored', async () => {
  const { paper, token, device, attempt } = await sitting();
  await answer(token, { attempt, device, rows: [row(1, { position: 1 })] });
  const other = randomUUID();
  const opened = await begin(token, { requestId: randomUUID(), paper: paper.id, device: other });
  expect(opened.data).toMatchObject({ attempt, holds: false, stored: 0, holder: 'A program' });
  expect(opened.data.answers).toMatchObject([
    { position: 1, given: ['A'], isMarked: false, spentMs: 0 },
  ]);
  expect(await submit(token, { attempt, device: other })).toMatchObject({ status: 409 });
  expect((await hold(token, { attempt, device: other })).data).toMatchObject({ holds: true });

  const late = await answer(token, { attempt, device, rows: [row(2)] });
  expect(late.data).toMatchObject({ stored: 2, holds: false });
  const back = await hold(token, { attempt, device });
  expect(back.data).toMatchObject({ holds: true, stored: 2 });
  expect(back.data.answers).toHaveLength(2);
  expect(await db.testDevice.count()).toBe(2);
});

test('an attempt is its student’s alone, and answers come from the devices in which it was opened', async () => {
  const { attempt, device, token } = await sitting();
  const stranger = await newStudent();
  const rows = [row(1)];
  for (const body of [
    await answer(stranger.token, { attempt, device, rows }),
    await hold(stranger.token, { attempt, device }),
    await submit(stranger.token, { attempt, device }),
    await answer(token, { attempt, device: randomUUID(), rows }),
    await answer(token, { attempt: randomUUID(), device, rows }),
  ]) {
    expect(body).toMatchObject({ status: 404, code: 'not_found' });
  }
  expect(await db.testAnswer.count()).toBe(0);
  const { requestId } = await db.testAttempt.findUniqueOrThrow({ where: { id: attempt } });
  const { id: paper } = await makeTestPaper();
  expect((await begin(stranger.token, { requestId, paper, device })).status).toBe(409);
});

test('an answer given before the end counts for 15 minutes after it; nothing counts that was given later', async () => {
  const { paper, attempt, device, token } = await sitting();
  const endsAt = await endMinutesAgo(attempt, 10);
  const [key] = paper.keys;
  if (!key) throw new Error('The paper has no questions.');
  const given = rightAnswer(key);
  const before = row(1, { given, givenAt: endsAt.getTime() - 1 });
  expect((await answer(token, { attempt, device, rows: [before] })).data).toMatchObject({
    stored: 1,
    isOver: false,
  });
  const after = row(2, { given: null, givenAt: endsAt.getTime() + 1 });
  expect(await answer(token, { attempt, device, rows: [after] })).toMatchObject({
    status: 409,
    message: 'Given after the end of the test, so it is not stored.',
  });
  // A clock that is far ahead: the answer counts as given when it arrives, which is after the end.
  const ahead = row(3, { givenAt: Date.now() + 60 * MINUTE });
  expect((await answer(token, { attempt, device, rows: [ahead] })).status).toBe(409);
  await closeEndedAttempts();
  expect(await db.testAttempt.findUnique({ where: { id: attempt } })).toMatchObject({
    markedAt: null,
  });

  await endMinutesAgo(attempt, 16);
  const tooLate = row(4, { givenAt: endsAt.getTime() - 8 * MINUTE });
  expect((await answer(token, { attempt, device, rows: [tooLate] })).status).toBe(409);
  await closeEndedAttempts();
  const closed = await db.testAttempt.findUniqueOrThrow({ where: { id: attempt } });
  expect(closed.submittedAt).toEqual(closed.endsAt);
  expect(closed.marks).toBeGreaterThan(0);
  expect(await db.testAnswer.findMany({ select: { number: true, isLate: true } })).toEqual([
    { number: 1, isLate: true },
  ]);
});

test('attempts that cannot be marked keep no others open, however many they are', async () => {
  const { paper, token, device, attempt } = await sitting();
  const { id: broken } = await makeTestPaper();
  await begin(token, { requestId: randomUUID(), paper: broken, device });
  // The ones that ended first come first: more than are read at once.
  await db.testAttempt.updateMany({
    where: { paperId: broken },
    data: { endsAt: new Date(Date.now() - 60 * MINUTE) },
  });
  const row = await db.testAttempt.findFirstOrThrow({ where: { paperId: broken } });
  const { result: _, id: __, ...values } = row;
  await db.testAttempt.createMany({
    data: Array.from({ length: 60 }, (_one, index) => ({
      ...values,
      number: index + 2,
      requestId: randomUUID(),
    })),
  });
  await db.testPaper.update({ where: { id: broken }, data: { sections: 'broken' } });
  await endMinutesAgo(attempt, 16);
  const log = await writtenLog(closeEndedAttempts);
  expect(log.match(/"where":"test attempts","kind":"TypeError"/g)).toHaveLength(61);
  const open = await db.testAttempt.groupBy({
    by: ['paperId'],
    where: { submittedAt: null },
    _count: true,
  });
  expect(open).toEqual([{ paperId: broken, _count: 61 }]);
  expect(await db.testAttempt.findUniqueOrThrow({ where: { id: attempt } })).toMatchObject({
    paperId: paper.id,
    marks: 0,
  });
});

test('an attempt after one that was deleted has the number after the highest', async () => {
  const { paper, attempt, device, token } = await sitting();
  const again = async () => {
    const next = await begin(token, { requestId: randomUUID(), paper: paper.id, device });
    await submit(token, { attempt: next.data.attempt, device });
    return next;
  };
  await submit(token, { attempt, device });
  await again();
  await db.testAttempt.delete({ where: { id: attempt } });
  const third = await again();
  expect(third.status).toBe(200);
  expect(await db.testAttempt.findUnique({ where: { id: third.data.attempt } })).toMatchObject({
    number: 3,
  });
});

test('after the end the test stays with the device that answered, until its answers have had their time', async () => {
  const { paper, attempt, device, token } = await sitting();
  const other = randomUUID();
  await begin(token, { requestId: randomUUID(), paper: paper.id, device: other });
  const endsAt = await endMinutesAgo(attempt, 5);
  const taken = await hold(token, { attempt, device: other });
  expect(taken).toMatchObject({ status: 200, data: { isOver: true, holds: false } });
  const refused = await submit(token, { attempt, device: other });
  expect(refused).toMatchObject({ status: 409, code: 'conflict' });

  // Answers kept on either device are accepted.
  const given = { givenAt: endsAt.getTime() - MINUTE };
  for (const one of [other, device]) {
    const sent = await answer(token, { attempt, device: one, rows: [row(1, given)] });
    expect(sent).toMatchObject({ status: 200, data: { stored: 1, isOver: false } });
  }
  expect((await submit(token, { attempt, device })).status).toBe(200);
  expect((await submit(token, { attempt, device: other })).status).toBe(200);
  const closed = await db.testAttempt.findUniqueOrThrow({ where: { id: attempt } });
  expect(closed.submittedAt).toEqual(closed.endsAt);
});

test('a submission marks at once and once, and closes the attempt; another attempt has the next number', async () => {
  const { paper, attempt, device, token } = await sitting();
  const [key] = paper.keys;
  if (!key) throw new Error('The paper has no questions.');
  const last = row(1, { given: rightAnswer(key) });
  await answer(token, { attempt, device, rows: [last] });
  await submit(token, { attempt, device });
  const marked = await db.testAttempt.findUniqueOrThrow({ where: { id: attempt } });
  expect(marked.marks).toBeGreaterThan(0);
  expect((await submit(token, { attempt, device })).status).toBe(200);
  expect(await db.testAttempt.findUnique({ where: { id: attempt } })).toEqual(marked);
  // A repeat of what is stored is acknowledged, and nothing is added.
  expect((await answer(token, { attempt, device, rows: [last] })).data).toMatchObject({
    isOver: true,
  });
  expect((await answer(token, { attempt, device, rows: [row(2)] })).status).toBe(409);

  const next = await begin(token, { requestId: randomUUID(), paper: paper.id, device });
  expect(next.data.attempt).not.toBe(attempt);
  expect(await db.testAttempt.findUnique({ where: { id: next.data.attempt } })).toMatchObject({
    number: 2,
  });
  const repeated = { requestId: marked.requestId, paper: paper.id, device };
  expect((await begin(token, repeated)).data).toMatchObject({ attempt, isOver: true });
});

test('no answer that was acknowledged is missed by a submission beside it', async () => {
  const { paper, token, device, attempt } = await sitting();
  const [key] = paper.keys;
  if (!key) throw new Error('The paper has no questions.');
  const rows = Array.from({ length: 30 }, (_, index) =>
    row(index + 1, { given: rightAnswer(key), givenAt: Date.now() }),
  );
  const sent = rows.map((one) => answer(token, { attempt, device, rows: [one] }));
  const [, ...acknowledged] = await Promise.all([submit(token, { attempt, device }), ...sent]);
  const stored = acknowledged.filter(({ status }) => status === 200).length;
  expect(await db.testAnswer.count()).toBe(stored);
  const { marks } = await db.testAttempt.findUniqueOrThrow({ where: { id: attempt } });
  expect(marks).toBe(
    stored > 0
      ? (await db.testPaperQuestion.findFirstOrThrow({ where: { paperId: paper.id, position: 0 } }))
          .gain
      : 0,
  );
});
