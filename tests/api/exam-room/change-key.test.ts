import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { POST as changeKey } from '@/app/api/admin/papers/key/route';
import { POST as previewKey } from '@/app/api/admin/papers/key-preview/route';
import { isAnswered, type GivenAnswer, type KeyRule } from '@/content/practice/mark-answers';
import { keyMails, type KeyMailJob } from '@/lib/exam-room/key-mails';
import { markAttempt } from '@/lib/exam-room/mark-attempt';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { bearer, profile, read } from '../../support/accounts/log-in';
import { makeTestPaper, rightAnswer } from '../../support/exam-room/test-paper';
import { post } from '../../support/leads/lead';
import { jobs } from '../../support/leads/mail-worker';
import { staffWith } from '../../support/office/office';
import { acts } from '../../support/office/person';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

type Handler = (request: Request) => Promise<Response> | Response;
const caller = (handle: Handler) => (token: string, body: object) =>
  read(handle(post('/', body, bearer(token))));

const change = caller(changeKey);
const preview = caller(previewKey);

type Paper = Awaited<ReturnType<typeof makeTestPaper>>;

const decision = {
  decision: 'changed',
  right: '',
  from: '',
  to: '',
  answer: 'The key was wrong: see the solution.',
};

/** Marked attempts of as many students, one answer for each question; null leaves it out. */
async function sit(paper: Paper, sittings: readonly (readonly (GivenAnswer | null)[])[]) {
  const endsAt = new Date();
  const students = sittings.map((_, index) => ({
    ...profile,
    id: randomUUID(),
    email: `candidate${index}@example.org`,
    dateofbirth: new Date('2003-05-17'),
  }));
  await db.student.createMany({ data: students });
  const attempts = students.map(({ id: studentId }) => ({
    id: randomUUID(),
    paperId: paper.id,
    studentId,
    requestId: randomUUID(),
    number: 1,
    endsAt,
    submittedAt: endsAt,
    deviceId: randomUUID(),
  }));
  await db.testAttempt.createMany({ data: attempts });
  await db.testAnswer.createMany({
    data: sittings.flatMap((answers, index) =>
      answers.flatMap((given, position) =>
        given === null
          ? []
          : [
              {
                attemptId: attempts[index]?.id ?? '',
                deviceId: attempts[index]?.deviceId ?? '',
                number: position + 1,
                position,
                given: given as string | string[],
                isMarked: false,
                spentMs: 30_000,
                givenAt: endsAt,
              },
            ],
      ),
    ),
  });
  await markAll(attempts, sittings);
  return attempts;
}

/** Marks one attempt of those with the same answers, and gives the others its marks. */
async function markAll(
  attempts: readonly { id: string }[],
  sittings: readonly (readonly (GivenAnswer | null)[])[],
): Promise<void> {
  const alike = new Map<string, { id: string }[]>();
  for (const [index, attempt] of attempts.entries()) {
    const answers = JSON.stringify(sittings[index]);
    alike.set(answers, [...(alike.get(answers) ?? []), attempt]);
  }
  for (const [first, ...others] of alike.values()) {
    if (!first) continue;
    await inTransaction((tx) => markAttempt(tx, first.id));
    const { marks, maximum, result, markedAt } = await db.testAttempt.findUniqueOrThrow({
      where: { id: first.id },
    });
    await db.testAttempt.updateMany({
      where: { id: { in: others.map(({ id }) => id) } },
      data: { marks, maximum, markedAt, result: result as object },
    });
  }
}

const stored = (paperId: string) =>
  db.testAttempt.findMany({
    where: { paperId },
    orderBy: { id: 'asc' },
    select: { id: true, marks: true, maximum: true, result: true },
  });

/** The position of the first MCQ, and another option than its right one. */
function firstMcq({ keys }: Paper) {
  const position = keys.findIndex(({ type }) => type === 'MCQ');
  const key = keys[position];
  if (key?.type !== 'MCQ') throw new Error('The paper has no MCQ.');
  return { position, right: key.right, other: key.right === 'A' ? 'B' : 'A' } as const;
}

const queued = async () =>
  (await jobs()).map(({ data }) => data as KeyMailJob).filter(({ remarks }) => Boolean(remarks));

const challenge = (paper: Paper, attemptId: string, position: number) =>
  db.keyChallenge.create({
    data: { paperId: paper.id, attemptId, position, reason: 'Option B is right as well.' },
    select: { id: true },
  });

const mailOf = (job: KeyMailJob) =>
  keyMails.write(pool, { id: 'job', data: job, createdOn: new Date() });

test('a key changed after 300 attempts marks all anew in seconds; the preview says what it will do', async () => {
  const paper = await makeTestPaper();
  const { position, right, other } = firstMcq(paper);
  const attempts = await sit(
    paper,
    Array.from(
      { length: 300 },
      (_, index) =>
        paper.keys.map((key, at) =>
          at === position ? ([index % 3 === 0 ? other : right] as const) : rightAnswer(key),
        ) as GivenAnswer[],
    ),
  );
  const { gain, loss } = await db.testPaperQuestion.findUniqueOrThrow({
    where: { paperId_position: { paperId: paper.id, position } },
  });
  const teacher = await staffWith('teacher');
  const before = await stored(paper.id);
  const body = { ...decision, paper: paper.id, position, right: other };
  const effect = { attempts: 300, changed: 300, up: 100, down: 200, largest: gain + loss };
  expect((await preview(teacher.token, body)).body.data).toEqual(effect);
  expect(await stored(paper.id)).toEqual(before);

  const began = performance.now();
  const changed = await change(teacher.token, body);
  expect(performance.now() - began).toBeLessThan(9_000);
  expect(changed.body.data).toEqual({ ...effect, answered: 0 });
  const after = await stored(paper.id);
  for (const { id } of attempts.slice(0, 9)) await inTransaction((tx) => markAttempt(tx, id));
  expect(await stored(paper.id)).toEqual(after);
  expect(await db.testRemark.count()).toBe(300);
  expect(new Set((await queued()).map(({ student }) => student)).size).toBe(300);

  expect((await change(teacher.token, body)).body.data).toMatchObject({ changed: 0 });
  expect(await db.testRemark.count()).toBe(300);
  expect((await queued()).length).toBe(300);
  expect((await acts()).map(({ action }) => action)).toEqual(['key.change']);
}, 120_000);

test('whoever challenged a key gets the answer, also where it stays, and one mail with their new marks', async () => {
  const paper = await makeTestPaper();
  const { position, right, other } = firstMcq(paper);
  const [first, second] = await sit(paper, [
    paper.keys.map((_, at) => (at === position ? [other] : null)),
    paper.keys.map((_, at) => (at === position ? [right] : null)),
  ]);
  if (!first || !second) throw new Error('Nobody has sat the paper.');
  await challenge(paper, first.id, position);
  const teacher = await staffWith('teacher');
  const body = { ...decision, paper: paper.id, position };
  const silent = await change(teacher.token, { ...body, decision: 'stays', answer: ' ' });
  expect(Object.keys(silent.body.fields ?? {})).toEqual(['answer']);
  const stays = { ...body, decision: 'stays', answer: 'Option B has an odd electron.' };
  for (const answered of [1, 0]) {
    const { body: told } = await change(teacher.token, stays);
    expect(told.data).toMatchObject({ changed: 0, answered });
  }
  const [answer] = await queued();
  const mail = answer && (await mailOf(answer));
  expect(mail?.subject).toBe('Your challenge is decided: Mock test 1');
  expect(mail?.text).toContain('The answer key stays as it is.');
  expect(mail?.text).toContain('The teacher’s answer: Option B has an odd electron.');

  await challenge(paper, second.id, position);
  const both = await change(teacher.token, { ...body, right: `${right}${other}` });
  expect(both.body.data).toMatchObject({ attempts: 2, changed: 1, up: 1, down: 0, answered: 1 });
  const key = await db.testPaperQuestion.findUniqueOrThrow({
    where: { paperId_position: { paperId: paper.id, position } },
  });
  expect(key.key).toEqual({ type: 'MCQ', right: 'A', also: ['B'] });
  expect(await db.keyChallenge.findMany({ select: { decision: true, staffId: true } })).toEqual([
    { decision: 'stays', staffId: teacher.id },
    { decision: 'changed', staffId: teacher.id },
  ]);
  const [, ...news] = await queued();
  const texts = await Promise.all(news.map(async (job) => (await mailOf(job))?.text ?? ''));
  expect(texts.toSorted().map((text) => /Your marks were|You challenged/.exec(text)?.[0])).toEqual([
    'Your marks were',
    'You challenged',
  ]);
});

test('a dropped question gives its marks to everybody, and an earlier key can be set again', async () => {
  const paper = await makeTestPaper();
  const { position, right } = firstMcq(paper);
  await sit(paper, [
    paper.keys.map(() => null),
    paper.keys.map((key) => rightAnswer(key) as GivenAnswer),
  ]);
  const teacher = await staffWith('teacher');
  const body = { ...decision, paper: paper.id, position };
  const before = await stored(paper.id);
  const dropped = await change(teacher.token, { ...body, decision: 'dropped' });
  expect(dropped.body.data).toMatchObject({ changed: 1, up: 1, down: 0 });
  const back = await change(teacher.token, { ...body, right });
  expect(back.body.data).toMatchObject({ changed: 1, up: 0, down: 1 });
  expect(await stored(paper.id)).toEqual(before);
});

test('before the results are shown nobody is told of marks, and a draft has no key to change', async () => {
  const paper = await makeTestPaper({ closesAt: new Date('2099-01-01') });
  const { position, other } = firstMcq(paper);
  await sit(paper, [paper.keys.map((_, at) => (at === position ? [other] : null))]);
  const teacher = await staffWith('teacher');
  const body = { ...decision, paper: paper.id, position, right: other };
  expect((await change(teacher.token, body)).body.data).toMatchObject({ changed: 1 });
  expect([await db.testRemark.count(), (await queued()).length]).toEqual([0, 0]);
  const draft = await makeTestPaper({ exam: 'cuet', isPublished: false });
  expect((await change(teacher.token, { ...body, paper: draft.id })).status).toBe(409);
  const fields = async (more: object) =>
    Object.keys((await change(teacher.token, { ...body, ...more })).body.fields ?? {});
  expect(await fields({ right: '' })).toEqual(['right']);
  expect(await fields({ right: 'E' })).toEqual(['right']);
  expect((await change(teacher.token, { ...body, position: 299 })).status).toBe(404);
  const counsellor = await staffWith('counsellor');
  expect((await change(counsellor.token, body)).status).toBe(403);
});

/** What a candidate may answer, right or wrong. */
const answerTo = (key: KeyRule): fc.Arbitrary<GivenAnswer | null> => {
  const letter = fc.constantFrom('A' as const, 'B' as const, 'C' as const, 'D' as const);
  const right = fc.constant(rightAnswer(key) as GivenAnswer);
  const any =
    key.type === 'NAT'
      ? fc.integer({ min: -5, max: 5 }).map(String)
      : fc.uniqueArray(letter, { minLength: 1, maxLength: key.type === 'MCQ' ? 1 : 3 });
  return fc.oneof(right, any, fc.constant(null));
};

test('marks after any decisions are those that marking from scratch gives', async () => {
  const paper = await makeTestPaper({ exam: 'iit-jam' });
  const sittings = fc.sample(fc.tuple(...paper.keys.map(answerTo)), { numRuns: 12, seed: 3 });
  const attempts = await sit(paper, sittings);
  expect(sittings.flat().some((given) => isAnswered(given ?? undefined))).toBe(true);
  const teacher = await staffWith('teacher');
  const decisions = fc.sample(
    fc.record({
      position: fc.nat({ max: paper.keys.length - 1 }),
      decision: fc.constantFrom('changed', 'changed', 'dropped'),
      right: fc.constantFrom('A', 'BC', 'D', 'ABD'),
      from: fc.constantFrom('-2', '0', '1'),
      to: fc.constantFrom('1', '3'),
    }),
    { numRuns: 12, seed: 5 },
  );
  for (const one of decisions) {
    const answer = await change(teacher.token, { ...decision, paper: paper.id, ...one });
    expect(answer.status).toBe(200);
  }
  const incremental = await stored(paper.id);
  for (const { id } of attempts) await inTransaction((tx) => markAttempt(tx, id));
  expect(await stored(paper.id)).toEqual(incremental);
  const remarks = await db.testRemark.findMany({ orderBy: { createdAt: 'asc' } });
  for (const { id, marks } of incremental) {
    const own = remarks.filter(({ attemptId }) => attemptId === id);
    if (own.length > 0) expect(own.at(-1)?.after).toBe(marks);
  }
});
