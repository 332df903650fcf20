import { POST as postChallenge } from '@/app/api/student/key-challenge/route';
import { POST as postName } from '@/app/api/student/test-name/route';
import { resultsAtOf } from '@/lib/exam-room/result-time';
import { progressOf, resultOf } from '@/lib/exam-room/test-result';
import { db } from '@/lib/platform/db';
import { bearer, logInOf, makeStudent, read } from '../../support/accounts/log-in';
import { makeAttempt } from '../../support/exam-room/test-attempt';
import { makeTestPaper } from '../../support/exam-room/test-paper';
import { post } from '../../support/leads/lead';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const someone = (name: string) =>
  makeStudent({ email: `${name}@example.org`, dateofbirth: '2003-05-17' });

test('a result has the marks of sections and questions, and is its student’s only', async () => {
  const { id: student } = await makeStudent();
  const { id: other } = await someone('other');
  const paper = await makeTestPaper();
  const { id } = await makeAttempt(paper, student, { right: 2, wrong: 1 });
  const result = await resultOf(student, id);
  expect(result).toMatchObject({ state: 'result', paper: { title: 'Mock test 1' } });
  const questions = result?.shown?.questions ?? [];
  expect(questions.map(({ outcome }) => outcome).slice(0, 4)).toEqual([
    'right',
    'right',
    'wrong',
    'unanswered',
  ]);
  expect(questions[0]).toMatchObject({ spentMs: 40_000, key: paper.keys[0], challenge: null });
  const total = questions.reduce((sum, { marks }) => sum + marks, 0);
  expect(result?.shown?.marks).toBe(total);
  expect(await resultOf(other, id)).toBeNull();
  expect(await resultOf(student, 'nonsense')).toBeNull();
  expect(await resultOf(student, paper.id)).toBeNull();
});

test('nothing of a result is read before it may be shown', async () => {
  const { id: student } = await makeStudent();
  const closesAt = inDays(1);
  const paper = await makeTestPaper({ closesAt });
  const { id } = await makeAttempt(paper, student, { right: 2 });
  expect(await resultOf(student, id)).toMatchObject({
    state: 'waiting',
    at: resultsAtOf(closesAt, paper.minutes),
    shown: null,
  });
  expect(await progressOf(student)).toEqual([]);
  expect(await progressOf(student, inDays(2))).toMatchObject([{ exam: 'gate', attempts: 1 }]);
  const ended = await makeAttempt(await makeTestPaper(), student, { isMarked: false });
  expect(await resultOf(student, ended.id)).toMatchObject({ state: 'waiting', shown: null });
});

test('a rank counts first attempts, and is shown from thirty on', async () => {
  const { id: student } = await makeStudent();
  const paper = await makeTestPaper();
  const { id } = await makeAttempt(paper, student, { right: 5 });
  const second = await makeAttempt(paper, student, { number: 2, right: 9 });
  const standing = async (attempt: string) => (await resultOf(student, attempt))?.shown?.standing;
  for (let count = 1; count < 30; count += 1) {
    const { id: sitter } = await someone(`sitter-${count}`);
    await makeAttempt(paper, sitter, { right: count <= 2 ? 6 : count <= 4 ? 5 : 0 });
    if (count === 28) expect(await standing(id)).toBeNull();
  }
  expect(await standing(id)).toEqual({ sitters: 30, rank: 3, percentile: (28 / 30) * 100 });
  expect(await standing(second.id)).toBeNull();
});

describe('a key', () => {
  async function sat(closesAt?: Date, endsAt?: Date) {
    const { id: student } = await makeStudent();
    const paper = await makeTestPaper(closesAt ? { closesAt } : {});
    const attempt = await makeAttempt(paper, student, endsAt ? { endsAt } : {});
    await db.testAttempt.updateMany({ data: endsAt ? { markedAt: endsAt } : {} });
    const { token } = await logInOf({ studentId: student });
    const challenge = (more: object = {}) =>
      read(
        postChallenge(
          post(
            '/api/student/key-challenge',
            {
              attempt: attempt.id,
              position: '0',
              reason: 'Option B is right as well, see Atkins.',
              ...more,
            },
            bearer(token),
          ),
        ),
      );
    return { student, attempt, challenge };
  }

  test('is questioned once for each question, with a reason, and the result shows it', async () => {
    const { student, attempt, challenge } = await sat();
    expect((await challenge({ reason: 'Too short' })).body).toMatchObject({
      code: 'invalid_input',
      fields: { reason: 'Write at least 20 characters' },
    });
    expect((await challenge()).body).toMatchObject({ success: true, data: { position: 0 } });
    expect((await challenge({ reason: 'Another reason that comes later.' })).status).toBe(200);
    expect(await db.keyChallenge.findMany()).toMatchObject([
      { position: 0, reason: 'Option B is right as well, see Atkins.', decision: null },
    ]);
    await db.keyChallenge.updateMany({ data: { decision: 'stays', answer: 'Only A is planar.' } });
    const result = await resultOf(student, attempt.id);
    expect(result?.shown?.questions[0]?.challenge).toMatchObject({
      decision: 'stays',
      answer: 'Only A is planar.',
    });
  });

  test('of a question that is not there, or of another student, is unknown', async () => {
    const { challenge } = await sat();
    expect((await challenge({ position: '999' })).status).toBe(404);
    const { id: other } = await someone('other');
    const foreign = await makeAttempt(await makeTestPaper(), other);
    expect((await challenge({ attempt: foreign.id })).status).toBe(404);
  });

  test('is not questioned before the result', async () => {
    const early = await sat(inDays(1));
    expect((await early.challenge()).body).toMatchObject({ code: 'conflict' });
  });

  test('is not questioned after the last day', async () => {
    const last = await sat(undefined, inDays(-3));
    expect((await last.challenge()).body).toMatchObject({ success: true });
    await db.testAttempt.updateMany({ data: { markedAt: inDays(-4) } });
    expect((await last.challenge({ position: '1' })).body).toMatchObject({ code: 'conflict' });
    const result = await resultOf(last.student, last.attempt.id);
    expect(result?.shown?.challengeUntil).toBeNull();
  });
});

test('among the best of a day are those who agreed to be named, until they take it back', async () => {
  const { id: student } = await makeStudent();
  const paper = await makeTestPaper();
  const { id } = await makeAttempt(paper, student, { right: 5 });
  const { id: better } = await someone('better');
  await makeAttempt(paper, better, { right: 6 });
  const { token } = await logInOf({ studentId: student });
  const name = (body: object) => read(postName(post('/', body, bearer(token))));
  const best = async () => (await resultOf(student, id))?.shown?.best;
  expect(await best()).toMatchObject({ sitters: 2, named: [], isNamed: false, mayBeNamed: true });
  for (const _ of [1, 2]) {
    const answer = await name({ attempt: id, named: 'yes' });
    expect([answer.status, answer.body.data]).toEqual([200, { named: true }]);
  }
  expect(await best()).toMatchObject({ named: [{ rank: 2 }], isNamed: true });
  expect((await name({ attempt: id, named: 'no' })).body.data).toEqual({ named: false });
  expect(await best()).toMatchObject({ named: [], isNamed: false });

  const second = await makeAttempt(paper, student, { number: 2 });
  expect((await name({ attempt: second.id, named: 'yes' })).status).toBe(404);
  const open = await makeAttempt(await makeTestPaper({ closesAt: inDays(1) }), student);
  expect((await name({ attempt: open.id, named: 'yes' })).status).toBe(409);
  const young = new Date(Date.now() - 17 * 365 * 86_400_000);
  await db.student.update({ where: { id: student }, data: { dateofbirth: young } });
  expect((await name({ attempt: id, named: 'yes' })).status).toBe(403);
  expect(await best()).toMatchObject({ mayBeNamed: false });
});
