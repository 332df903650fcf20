import { POST as approveRoute } from '@/app/api/admin/questions/approve/route';
import { POST as pictureRoute } from '@/app/api/admin/questions/picture/route';
import { POST as previewRoute } from '@/app/api/admin/questions/preview/route';
import { POST as saveRoute } from '@/app/api/admin/questions/route';
import { POST as withdrawRoute } from '@/app/api/admin/questions/withdraw/route';
import { db, pool } from '@/lib/platform/db';
import { deleteUnusedQuestionPictures } from '@/lib/question-bank/pictures';
import { readQuestionFilter } from '@/lib/question-bank/question-filter';
import { listQuestions, nextToApprove, readQuestion } from '@/lib/question-bank/questions';
import { bearer, read } from '../../support/accounts/log-in';
import { postMultipart } from '../../support/calls/multipart';
import { post } from '../../support/leads/lead';
import { staffWith } from '../../support/office/office';
import { staffOf } from '../../support/office/staff';
import { audited } from '../../support/office/staff-calls';
import { withEmptyTables } from '../../support/process/empty-tables';
import { newQuestion, onePixel } from './question-samples';

withEmptyTables();

type Handler = (request: Request) => Promise<Response> | Response;

const caller = (handle: Handler) => (token: string, body: object) =>
  read(handle(post('/', body, bearer(token))));

const save = caller(saveRoute);
const approve = caller(approveRoute);
const preview = caller(previewRoute);
const withdraw = caller(withdrawRoute);

const upload = (token: string, value: Uint8Array) =>
  read(
    pictureRoute(
      postMultipart('/', [{ name: 'picture', value, filename: 'a.svg' }], bearer(token)),
    ),
  );

const filterOf = (query: Record<string, string> = {}) => readQuestionFilter(query);

test('a question is saved once, changed as a new version, and approved by a colleague', async () => {
  const writer = await staffWith('teacher');
  const colleague = await staffWith('teacher', 'colleague@example.org');
  const body = newQuestion();
  const [first, second] = await Promise.all([save(writer.token, body), save(writer.token, body)]);
  expect(second).toEqual(first);
  const { id } = first.body.data as unknown as { id: string };
  const changed = newQuestion({ question: id, base: '1', title: 'Half-life' });
  expect((await save(writer.token, changed)).body.data).toEqual({ id, number: 2 });

  const stale = await save(colleague.token, newQuestion({ question: id, base: '1' }));
  expect(stale.status).toBe(409);
  const versions = await db.questionVersion.findMany({ orderBy: { number: 'asc' } });
  expect(versions.map(({ content }) => (content as { title: string }).title)).toEqual([
    'Half-life of a first-order reaction',
    'Half-life',
  ]);
  const [older, newest] = versions.map((version) => ({ version: version.id }));
  if (!older || !newest) throw new Error('Two versions were saved.');
  expect((await approve(writer.token, newest)).body.message).toMatch('You wrote this version');
  expect((await approve(colleague.token, older)).status).toBe(409);
  expect((await approve(colleague.token, newest)).body.data).toEqual({ number: 2 });
  expect((await approve(colleague.token, newest)).status).toBe(200);
  expect((await audited('question.save', 'question.approve')).map((entry) => entry.detail)).toEqual(
    [{ version: 1 }, { version: 2 }, { version: 2 }],
  );
});

test.each([
  ['a section of another exam', { section: 'b' }, 'section', 'aptitude (General Aptitude)'],
  ['marks that the section has not', { marks: '4' }, 'marks', 'no MCQ with 4 marks'],
  ['a unit of no syllabus', { unit: 'Alchemy' }, 'unit', '“Alchemy” is no unit'],
  ['a formula', { solution: 'so $\\fraction{1}{2}$' }, 'solution', '$\\fraction{1}{2}$'],
  ['a formula without an end', { optionB: 'costs $5' }, 'optionB', 'not closed: $5'],
  ['an unknown picture', { text: '[[picture:none|benzene]]' }, 'text', 'no picture none'],
])('%s is refused by name', async (_, more, field, message) => {
  const { token } = await staffWith('teacher');
  const { status, body } = await save(token, newQuestion(more));
  expect(status).toBe(422);
  expect(body.fields).toEqual({ [field]: expect.stringContaining(message) as unknown });
  expect(await db.question.count()).toBe(0);
});

test('the list finds questions by exam, unit, state and words, and counts units', async () => {
  const { token, id: writer } = await staffWith('teacher');
  await save(token, newQuestion());
  await save(token, newQuestion({ unit: 'Equilibrium', title: 'Fugacity' }));
  await save(
    token,
    newQuestion({ exam: 'cuet', unit: 'Gaseous state', marks: '4', title: 'Boyle' }),
  );
  const staff = await staffOf('questions.write', writer);
  const titles = async (query: Record<string, string>) =>
    (await listQuestions(staff, filterOf(query))).questions.map(({ title }) => title);
  expect(await titles({ exam: 'gate', state: 'waiting' })).toEqual([
    'Fugacity',
    'Half-life of a first-order reaction',
  ]);
  expect(await titles({ unit: 'Gaseous state' })).toEqual(['Boyle']);
  expect(await titles({ q: 'RATE CONSTANT IS', type: 'MCQ', exam: 'cuet' })).toEqual(['Boyle']);
  expect(await titles({ state: 'approved' })).toEqual([]);
  const { units, found } = await listQuestions(staff, filterOf({ exam: 'gate' }));
  expect(found).toBe(2);
  expect(units).toHaveLength(2);
  expect(units).toContainEqual({ exam: 'gate', unit: 'Kinetics', questions: 1, waiting: 1 });

  const [question] = await db.question.findMany({ where: { exam: 'cuet' } });
  const sent = { question: question?.id ?? '' };
  expect((await withdraw(token, { ...sent, withdrawn: 'yes' })).body.data).toEqual({
    withdrawn: true,
  });
  expect(await titles({ state: 'withdrawn' })).toEqual(['Boyle']);
  await withdraw(token, { ...sent, withdrawn: 'no' });
  expect(await titles({ state: 'withdrawn' })).toEqual([]);
});

test('opening a question is audited; what waits for a colleague is offered next, oldest first', async () => {
  const writer = await staffWith('teacher');
  const colleague = await staffWith('teacher', 'colleague@example.org');
  const saved = await save(writer.token, newQuestion());
  await save(writer.token, newQuestion());
  const { id } = saved.body.data as unknown as { id: string };
  const reader = await staffOf('questions.approve', colleague.id);
  expect(await nextToApprove(reader)).toEqual({ id, waiting: 2 });
  expect(await nextToApprove(await staffOf('questions.approve', writer.id))).toBeNull();
  const shown = await readQuestion(await staffOf('questions.write', colleague.id), id);
  expect(shown?.versions[0]).toMatchObject({ number: 1, isOwn: false, approvedAt: null });
  expect(shown?.versions[0]?.html.options[0]).toContain('<math>');
  expect(await audited('question.view')).toMatchObject([
    { staffId: colleague.id, subjectId: id, action: 'question.view' },
  ]);
});

const svg = (inside = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><metadata>secret</metadata><path d="M10 10h60v40z"/>${inside}</svg>`,
  );

test('a picture is drawn anew: an SVG becomes pixels and is shown where its hash is named', async () => {
  const { token } = await staffWith('teacher');
  const drawn = await upload(token, svg());
  const { hash } = drawn.body.data as unknown as { hash: string };
  expect(drawn.body.data).toEqual({ hash, width: 80, height: 60 });
  expect((await upload(token, svg())).body.data).toEqual(drawn.body.data);
  const stored = await db.questionPicture.findUniqueOrThrow({ where: { hash } });
  expect(Buffer.from(stored.bytes).subarray(8, 12).toString()).toBe('WEBP');
  expect(Buffer.from(stored.bytes).includes('secret')).toBe(false);
  expect((await upload(token, onePixel)).status).toBe(200);

  const text = `[[picture:${hash}|a "chain" of carbon]]`;
  const shown = (await preview(token, { text, optionA: '$\\nothing$' })).body.data as unknown as {
    html: { text: string };
    faults: Record<string, string>;
  };
  expect(shown.html.text).toMatch(
    /^<img src="data:image\/webp;base64,[\w+/=]+" width="80" height="60" alt="a &quot;chain&quot; of carbon">$/,
  );
  expect(Object.keys(shown.faults)).toEqual(['optionA']);
  expect((await save(token, newQuestion({ text }))).status).toBe(200);
});

test('a picture that no version names is deleted a week after it was last uploaded', async () => {
  const { token } = await staffWith('teacher');
  const hashOf = async (value: Uint8Array) =>
    ((await upload(token, value)).body.data as unknown as { hash: string }).hash;
  const named = await hashOf(svg());
  await hashOf(svg('<path d="M5 5h9v9z"/>'));
  const again = svg('<path d="M7 47h9v9z"/>');
  const kept = await hashOf(again);
  await save(token, newQuestion({ text: `[[picture:${named}|a chain]]` }));
  const weekAgo = new Date(Date.now() - 8 * 86_400_000);
  await db.questionPicture.updateMany({ data: { createdAt: weekAgo } });
  await upload(token, again);
  await deleteUnusedQuestionPictures(pool);
  const left = await db.questionPicture.findMany({ select: { hash: true } });
  expect(left.map(({ hash }) => hash).sort()).toEqual([named, kept].sort());
});

test.each([
  ['entities', Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg/>')],
  ['a script', svg('<script>alert(1)</script>')],
  ['a size that fills the memory', Buffer.from('<svg width="99999" height="99999"></svg>')],
  ['no picture', Buffer.from('%PDF-1.7')],
])('a picture with %s is refused', async (_, bytes) => {
  const { token } = await staffWith('teacher');
  expect((await upload(token, bytes)).status).toBe(422);
  expect(await db.questionPicture.count()).toBe(0);
});
