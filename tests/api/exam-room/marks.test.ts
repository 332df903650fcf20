import { randomUUID } from 'node:crypto';
import { markAttempt } from '@/lib/exam-room/mark-attempt';
import { papersOfStudent } from '@/lib/exam-room/sittable-papers';
import { db, inTransaction } from '@/lib/platform/db';
import { makeStudent } from '../../support/accounts/log-in';
import { makeTestPaper, rightAnswer } from '../../support/exam-room/test-paper';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

async function begin(paperId: string, studentId: string) {
  const attempt = { paperId, studentId, requestId: randomUUID(), number: 1 };
  return db.testAttempt.create({
    data: { ...attempt, endsAt: new Date(Date.now() + 3_600_000), deviceId: randomUUID() },
    select: { id: true, deviceId: true },
  });
}

test('the last thing that was done with a question counts, in the order of the candidate’s clock', async () => {
  const paper = await makeTestPaper();
  const student = await makeStudent({ email: 'sits@example.org', dateofbirth: '2003-05-17' });
  expect((await papersOfStudent(student.id)).map(({ id }) => id)).toEqual([paper.id]);
  const attempt = await begin(paper.id, student.id);
  const [key] = paper.keys;
  if (!key) throw new Error('The paper has no questions.');
  const row = (number: number, given: object | null, second: number, deviceId: string) => ({
    attemptId: attempt.id,
    deviceId,
    number,
    position: 0,
    ...(given && { given }),
    isMarked: false,
    spentMs: 1000 * number,
    givenAt: new Date(Date.UTC(2026, 10, 28, 10, 0, second)),
  });
  const other = randomUUID();
  await db.testAnswer.createMany({
    data: [
      row(1, ['A', 'B', 'C'], 1, attempt.deviceId),
      row(2, rightAnswer(key) as object, 30, attempt.deviceId),
      // Offline on the other device since earlier: received last, but older.
      row(1, null, 20, other),
    ],
  });
  const marked = await inTransaction((tx) => markAttempt(tx, attempt.id));
  const question = await db.testPaperQuestion.findUniqueOrThrow({
    where: { paperId_position: { paperId: paper.id, position: 0 } },
    select: { gain: true },
  });
  expect(marked).toEqual({ before: null, after: question.gain });
  const { result } = await db.testAttempt.findUniqueOrThrow({
    where: { id: attempt.id },
    select: { result: true },
  });
  expect(result).toMatchObject({
    questions: expect.arrayContaining([
      {
        position: 0,
        outcome: 'right',
        marks: question.gain,
        given: [key.type === 'MCQ' ? key.right : ''],
        spentMs: 3000,
      },
    ]) as unknown,
  });
});
