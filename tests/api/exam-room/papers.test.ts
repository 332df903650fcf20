import { randomUUID } from 'node:crypto';
import { POST as savePaper } from '@/app/api/admin/papers/route';
import { POST as drawQuestions } from '@/app/api/admin/papers/draw/route';
import { POST as publishPaper } from '@/app/api/admin/papers/publish/route';
import { POST as placeQuestion } from '@/app/api/admin/papers/question/route';
import { POST as withdrawPaper } from '@/app/api/admin/papers/withdraw/route';
import { listPapers, readPaper, usableUnits, usableVersions } from '@/lib/exam-room/papers';
import { GRACE_MINUTES, resultsAtOf } from '@/lib/exam-room/result-time';
import { papersOfStudent } from '@/lib/exam-room/sittable-papers';
import { announceResults } from '@/lib/exam-room/test-mails';
import { db, pool } from '@/lib/platform/db';
import { bearer, makeStudent, read } from '../../support/accounts/log-in';
import { makeAttempt } from '../../support/exam-room/test-attempt';
import { makeTestPaper } from '../../support/exam-room/test-paper';
import { post } from '../../support/leads/lead';
import { staffWith } from '../../support/office/office';
import { acts } from '../../support/office/person';
import { staffOf } from '../../support/office/staff';
import { withEmptyTables } from '../../support/process/empty-tables';
import { unitTest } from './paper-samples';

withEmptyTables();

const HOUR_MS = 3_600_000;
/** In whole minutes, as the form takes them. */
const inHours = (hours: number) =>
  new Date(Math.floor((Date.now() + hours * HOUR_MS) / 60_000) * 60_000);

type Handler = (request: Request) => Promise<Response> | Response;
const caller = (handle: Handler) => (token: string, body: object) =>
  read(handle(post('/', body, bearer(token))));

const save = caller(savePaper);
const draw = caller(drawQuestions);
const place = caller(placeQuestion);
const publish = caller(publishPaper);
const withdraw = caller(withdrawPaper);

const order = async (paper: string) => {
  const rows = await db.testPaperQuestion.findMany({
    where: { paperId: paper },
    orderBy: { position: 'asc' },
    select: { position: true, versionId: true },
  });
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at));
  return rows.map(({ versionId }) => versionId);
};

/** A teacher, and the questions of GATE's free paper in the bank. */
async function teacherWithBank() {
  const bank = await makeTestPaper({ isPublished: false });
  const teacher = await staffWith('teacher');
  const made = await save(teacher.token, unitTest);
  expect(made.status).toBe(200);
  return { bank, teacher, paper: (made.body.data as { id: string }).id };
}

test('a teacher makes a unit test, draws its questions and publishes it; students of the audience may sit it', async () => {
  const { teacher, paper } = await teacherWithBank();
  expect((await save(teacher.token, unitTest)).body.data).toEqual({ id: paper });
  const student = await makeStudent();
  const section = { paper, section: 'chemistry', units: '' };
  const empty = await publish(teacher.token, { paper, shorter: 'on' });
  expect([empty.status, empty.body.message]).toEqual([409, 'Chemistry has no question.']);

  const drawn = await draw(teacher.token, section);
  expect(drawn.body.data).toEqual({ added: 6, missing: [] });
  const first = await order(paper);
  expect((await draw(teacher.token, section)).body.data).toEqual({ added: 0, missing: [] });
  expect(await order(paper)).toEqual(first);

  const asked = await publish(teacher.token, { paper, shorter: false });
  expect(asked.body.fields).toEqual({ shorter: 'Tick this: it is no full mock test' });
  expect(await papersOfStudent(student.id)).toEqual([]);
  for (const _ of [1, 2]) {
    expect((await publish(teacher.token, { paper, shorter: 'on' })).body.data).toEqual({
      questions: 6,
    });
  }
  expect((await papersOfStudent(student.id)).map(({ id }) => id)).toEqual([paper]);
  const done = (await acts()).map(({ action }) => action);
  expect(done).toEqual(['paper.save', 'paper.questions', 'paper.publish']);

  for (const withdrawn of ['yes', 'yes', 'no'] as const) {
    await withdraw(teacher.token, { paper, withdrawn });
    expect(await papersOfStudent(student.id)).toHaveLength(withdrawn === 'yes' ? 0 : 1);
  }
});

test('after it is published, the questions, sections and minutes of a test stay; title and window change', async () => {
  const { teacher, paper } = await teacherWithBank();
  await draw(teacher.token, { paper, section: 'chemistry', units: '' });
  await publish(teacher.token, { paper, shorter: true });
  const questions = await order(paper);
  const change = (more: object) => save(teacher.token, { ...unitTest, paper, ...more });
  expect((await change({ minutes: '40' })).status).toBe(409);
  expect((await change({ sections: ['chemistry 5 5'] })).status).toBe(409);
  expect((await change({ exam: 'cuet', sections: ['chemistry 6 6'] })).status).toBe(409);
  const [version] = questions;
  expect((await place(teacher.token, { paper, version, place: '' })).status).toBe(409);
  expect((await draw(teacher.token, { paper, section: 'chemistry', units: '' })).status).toBe(409);
  expect((await change({ title: 'Kinetics 2', closesAt: '2099-01-01T10:00' })).status).toBe(200);
  expect(await order(paper)).toEqual(questions);
  const [listed] = (await listPapers(await staffOf('testResults.read', teacher.id))).filter(
    ({ id }) => id === paper,
  );
  expect(listed).toMatchObject({
    title: 'Kinetics 2',
    closesAt: new Date('2099-01-01T10:00+05:30'),
    questions: 6,
    attempts: 0,
  });
});

/** A published test that closes at `closesAt`, with a student; `saveWindow` moves when it closes. */
async function publishedPaper(closesAt: Date) {
  const { teacher, paper } = await teacherWithBank();
  await draw(teacher.token, { paper, section: 'chemistry', units: '' });
  const saveWindow = async (at: Date | null) => {
    const inDelhi = at && new Date(at.getTime() + 5.5 * HOUR_MS).toISOString().slice(0, 16);
    const saved = await save(teacher.token, { ...unitTest, paper, closesAt: inDelhi ?? '' });
    expect(saved.status).toBe(200);
    return db.testPaper.findUniqueOrThrow({ where: { id: paper } });
  };
  await saveWindow(closesAt);
  await publish(teacher.token, { paper, shorter: true });
  const { id: student } = await makeStudent();
  return { paper: { id: paper, minutes: Number(unitTest.minutes), keys: [] }, student, saveWindow };
}

test('results wait for whoever still sits the test when it is made to close earlier', async () => {
  const { paper, student, saveWindow } = await publishedPaper(inHours(5));
  const before = inHours(-3);
  await makeAttempt(paper, student, { number: 1, endsAt: inHours(4) });
  const resultsAt = async () => (await saveWindow(before)).resultsAt;
  const planned = resultsAtOf(before, paper.minutes);
  // Whoever has submitted is waited for no more.
  expect(await resultsAt()).toEqual(planned);

  const endsAt = inHours(1);
  const { id } = await makeAttempt(paper, student, { number: 2, endsAt, isMarked: false });
  await db.testAttempt.update({ where: { id }, data: { submittedAt: null } });
  expect(await resultsAt()).toEqual(new Date(endsAt.getTime() + GRACE_MINUTES * 60_000));
  // Over, and answers may still be on their way.
  const ended = inHours(-0.1);
  await db.testAttempt.update({ where: { id }, data: { endsAt: ended } });
  expect(await resultsAt()).toEqual(new Date(ended.getTime() + GRACE_MINUTES * 60_000));
  await db.testAttempt.update({ where: { id }, data: { submittedAt: ended } });
  expect(await resultsAt()).toEqual(planned);
  // Without an end, each result is shown at once.
  await db.testAttempt.update({ where: { id }, data: { submittedAt: null } });
  expect((await saveWindow(null)).resultsAt).toBeNull();
});

test('when a test closes later after its results were told, they are told again', async () => {
  const { paper, student, saveWindow } = await publishedPaper(inHours(5));
  await makeAttempt(paper, student);
  const over = await saveWindow(inHours(-3));
  expect(await announceResults(pool)).toBe(1);
  const told = await saveWindow(over.closesAt);
  expect(told.resultsToldAt).not.toBeNull();

  const { resultsAt, resultsToldAt } = await saveWindow(inHours(24));
  expect(resultsToldAt).toBeNull();
  expect(await announceResults(pool)).toBe(0);
  expect(await announceResults(pool, resultsAt ?? undefined)).toBe(1);
});

test('questions are added at the end, moved and taken out; a repeat changes nothing', async () => {
  const { teacher, paper } = await teacherWithBank();
  const staff = await staffOf('papers.manage', teacher.id);
  const free = await usableVersions(
    staff,
    { id: paper, exam: 'gate' },
    { section: 'chemistry', unit: null },
  );
  const [one, two, three] = free.map(({ id }) => id);
  for (const version of [one, two, three])
    await place(teacher.token, { paper, version, place: '999' });
  expect(await order(paper)).toEqual([one, two, three]);
  for (const _ of [1, 2]) await place(teacher.token, { paper, version: three, place: '1' });
  expect(await order(paper)).toEqual([three, one, two]);
  for (const _ of [1, 2]) await place(teacher.token, { paper, version: one, place: '' });
  expect(await order(paper)).toEqual([three, two]);
  const read = await readPaper(staff, paper);
  expect(read?.problems).toEqual(['Chemistry has 2 questions of 6.']);
  expect(read?.questions[0]).toMatchObject({ section: 'chemistry', isDropped: false });
  const shorter = await save(teacher.token, {
    ...unitTest,
    paper,
    sections: ['aptitude 2 2'],
  });
  expect(shorter.status).toBe(200);
  expect(await order(paper)).toEqual([]);
});

test('questions that are withdrawn, not approved, of another exam or section are not used', async () => {
  const { teacher, paper } = await teacherWithBank();
  const [question] = await db.questionVersion.findMany({
    where: { section: 'chemistry' },
    take: 1,
  });
  const [aptitude] = await db.questionVersion.findMany({ where: { section: 'aptitude' }, take: 1 });
  const id = question?.id ?? '';
  const refused = async (version = id) =>
    (await place(teacher.token, { paper, version, place: '1' })).status === 409;
  expect(await refused(aptitude?.id)).toBe(true);
  expect(await refused(randomUUID())).toBe(true);
  await place(teacher.token, { paper, version: id, place: '1' });
  await draw(teacher.token, { paper, section: 'chemistry', units: '' });
  const where = { id: question?.questionId ?? '' };
  await db.question.update({ where, data: { withdrawnAt: new Date() } });
  const answer = await publish(teacher.token, { paper, shorter: true });
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'Question 1 is withdrawn or not approved. Take it out.',
  ]);
  await place(teacher.token, { paper, version: id, place: '' });
  expect(await refused()).toBe(true);
  await db.question.update({ where, data: { withdrawnAt: null, exam: 'cuet' } });
  expect(await refused()).toBe(true);
  await db.question.update({ where, data: { exam: 'gate' } });
  await db.questionVersion.update({ where: { id }, data: { approvedAt: null } });
  expect(await refused()).toBe(true);
});

test('a draw takes the newest approved version, from the units that were chosen', async () => {
  const { teacher, paper } = await teacherWithBank();
  const staff = await staffOf('papers.manage', teacher.id);
  const units = (await usableUnits(staff, 'gate')).filter(({ section }) => section === 'chemistry');
  const [unit] = units.toSorted((a, b) => b.count - a.count);
  const old = await db.questionVersion.findMany({ where: { unit: unit?.unit ?? '' } });
  for (const { id: _, content, ...version } of old) {
    for (const number of [2, 3]) {
      const row = { ...version, number, requestId: randomUUID(), content: content as object };
      await db.questionVersion.create({
        data: { ...row, ...(number === 3 && { approvedAt: null }) },
      });
    }
  }
  await draw(teacher.token, { paper, section: 'chemistry', units: unit?.unit });
  const drawn = await db.questionVersion.findMany({
    where: { papers: { some: { paperId: paper } } },
    select: { unit: true, number: true },
  });
  expect(drawn.length).toBeGreaterThan(0);
  for (const one of drawn) expect(one).toEqual({ unit: unit?.unit, number: 2 });
});

test('a test in the past, an unknown section or audience, and an empty form are refused', async () => {
  const { teacher, paper } = await teacherWithBank();
  await draw(teacher.token, { paper, section: 'chemistry', units: '' });
  const change = (more: object) => save(teacher.token, { ...unitTest, paper, ...more });
  expect((await change({ closesAt: '2020-01-01T10:00' })).status).toBe(200);
  expect((await publish(teacher.token, { paper, shorter: true })).body.message).toBe(
    'The test closes in the past. Change when it closes.',
  );
  const fields = async (more: object) => Object.keys((await change(more)).body.fields ?? {});
  expect(await fields({ opensAt: '2030-01-02T10:00', closesAt: '2030-01-01T10:00' })).toEqual([
    'closesAt',
  ]);
  expect(await fields({ sections: ['physics 10 10'] })).toEqual(['sections']);
  expect(await fields({ sections: ['chemistry 10 11'] })).toEqual(['sections']);
  expect(await fields({ audiences: ['plan:never-offered'] })).toEqual(['audiences']);
  expect(await fields({ audiences: '' })).toEqual(['audiences']);
  const counsellor = await staffWith('counsellor');
  expect((await save(counsellor.token, unitTest)).status).toBe(403);
});
