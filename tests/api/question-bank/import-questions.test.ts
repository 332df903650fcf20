import { POST as importRoute } from '@/app/api/admin/questions/import/route';
import { POST as previewRoute } from '@/app/api/admin/questions/import-preview/route';
import { GET as exportRoute } from '@/app/(staff)/searchuser/questions/export/route';
import { db } from '@/lib/platform/db';
import { sheetOf } from '@/lib/question-bank/export-questions';
import type { QuestionsPreview } from '@/lib/question-bank/question-import';
import { saveQuestion } from '@/lib/question-bank/save-question';
import { saveQuestionSchema } from '@/lib/question-bank/question-forms';
import { bearer, read } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { staffWith } from '../../support/office/office';
import { staffOf } from '../../support/office/staff';
import { audited } from '../../support/office/staff-calls';
import { withEmptyTables } from '../../support/process/empty-tables';
import { newQuestion, onePixel, templateText } from './question-samples';

withEmptyTables();

const preview = (token: string, body: object) => read(previewRoute(post('/', body, bearer(token))));
const takeIn = (token: string, body: object) => read(importRoute(post('/', body, bearer(token))));

let imports = 0;

/** Previews and imports. */
async function imported(token: string, body: object) {
  const { digest } = (await preview(token, body)).body.data as unknown as QuestionsPreview;
  const requestId = `questions-import-${(imports += 1)}`;
  const sent = { ...body, digest, requestId };
  return { sent, answer: await takeIn(token, sent) };
}

const versions = () =>
  db.questionVersion.findMany({
    orderBy: [{ question: { createdAt: 'asc' } }, { createdAt: 'asc' }, { number: 'asc' }],
    select: {
      number: true,
      section: true,
      unit: true,
      type: true,
      marks: true,
      content: true,
      source: true,
      question: { select: { exam: true } },
    },
  });

test('the template is imported once, and waits for approval', async () => {
  const { token, id } = await staffWith('teacher');
  const body = { text: templateText };
  const { sent, answer } = await imported(token, body);
  expect(answer.body.data).toEqual({ created: 3, unchanged: 0, refused: 0 });
  expect((await takeIn(token, sent)).body.data).toEqual(answer.body.data);
  expect((await takeIn(token, { ...sent, requestId: 'questions-import-later' })).status).toBe(409);
  expect((await imported(token, body)).answer.body.data).toEqual({
    created: 0,
    unchanged: 3,
    refused: 0,
  });
  expect(await db.questionVersion.count({ where: { approvedAt: null, writtenById: id } })).toBe(3);
  expect(await audited('questions.import')).toHaveLength(2);
});

test('each faulty row is named by its number and its reason, and nothing is stored', async () => {
  const { token } = await staffWith('teacher');
  const row = (...cells: string[]) => cells.map((cell) => `"${cell}"`).join(',');
  const text = [
    'Question,A,B,C,D,Right,Unit,Solution',
    row('Good?', 'a', 'b', 'c', 'd', 'B', 'kinetics', 'so'),
    row('Bad $\\fraction{1}$?', 'a', 'b', 'c', 'd', 'B', 'Kinetics', 'so'),
    row('No key', 'a', 'b', '', 'd', '', 'Kinetics', 'so'),
    row('No unit', 'a', 'b', 'c', 'd', 'A', 'Alchemy', 'so'),
    row('[[picture:Ring.svg|ring]]', 'a', 'b', 'c', 'd', 'A', 'Kinetics', 'so'),
    row('How many?', '', '', '', '', '1.5 to 1.7', 'Kinetics', 'so'),
    row('Good?', 'a', 'b', 'c', 'd', 'B', 'Kinetics', 'so'),
  ].join('\n');
  const place = { exam: 'gate', section: 'chemistry', marks: '1' };
  const { questions } = (await preview(token, { text, ...place })).body
    .data as unknown as QuestionsPreview;
  expect(questions.map(({ number, verdict, why }) => [number, verdict, why])).toEqual([
    [2, 'create', ''],
    [3, 'refuse', expect.stringMatching(/^Question: This formula cannot be read: \$/)],
    [4, 'refuse', 'Enter option C. Choose the right option'],
    [5, 'refuse', '“Alchemy” is no unit of the GATE syllabus'],
    [6, 'refuse', 'Question: There is no picture Ring.svg. Upload it first'],
    [7, 'create', ''],
    [8, 'nothing', 'The same as number 2'],
  ]);
  expect(questions[5]?.place).toBe('GATE, Kinetics, NAT, 1 mark');
  expect(await db.question.count()).toBe(0);
});

test('pictures inside of a Moodle file are drawn and stored with its questions', async () => {
  const { token } = await staffWith('teacher');
  const text = `<quiz><question type="category"><category><text>Kinetics</text></category></question>
    <question type="multichoice"><name><text>Ring</text></name><questiontext format="html">
    <text><![CDATA[<img src="@@PLUGINFILE@@/a.png">]]></text>
    <file name="a.png" encoding="base64">${onePixel.toString('base64')}</file></questiontext>
    <generalfeedback><text>so</text></generalfeedback><defaultgrade>1</defaultgrade><single>true</single>
    ${[100, 0, 0, 0].map((part, at) => `<answer fraction="${part}"><text>${at}</text></answer>`).join('')}
    </question></quiz>`;
  const place = { exam: 'gate', section: 'chemistry' };
  await preview(token, { text, ...place });
  expect(await db.questionPicture.count()).toBe(0);
  const { answer } = await imported(token, { text, ...place });
  expect(answer.body.data).toEqual({ created: 1, unchanged: 0, refused: 0 });
  const { hash } = await db.questionPicture.findFirstOrThrow();
  expect((await versions())[0]?.content).toMatchObject({ text: `[[picture:${hash}|a.png]]` });
});

test('an export is read back as it was, with all versions', async () => {
  const teacher = await staffWith('teacher');
  const staff = await staffOf('questions.write', teacher.id);
  const save = (body: object) => saveQuestion(staff, saveQuestionSchema.parse(body));
  const { id } = await save(newQuestion({ source: '=SUM(A1)', title: "'Prime'" }));
  await save(
    newQuestion({ type: 'NAT', from: '-1.5', to: '2', decimals: '1', hindiText: 'कितने?' }),
  );
  await save(newQuestion({ question: id, base: '1', text: 'Two\n\nparagraphs, "quoted"' }));
  const before = await versions();
  let text = '';
  for await (const part of sheetOf(new Date())) text += part;
  await db.question.deleteMany();
  const { answer } = await imported(teacher.token, { text });
  expect(answer.body.data).toEqual({ created: 3, unchanged: 0, refused: 0 });
  expect(await versions()).toEqual(before);
});

test('only an owner exports, and the audit says so', async () => {
  const owner = await staffWith('owner');
  const teacher = await staffWith('teacher');
  const get = (cookie: string) =>
    exportRoute(
      new Request('http://localhost:3000/searchuser/questions/export', {
        headers: { host: 'localhost:3000', cookie },
      }),
    );
  expect((await get(teacher.cookie)).status).toBe(403);
  const answer = await get(owner.cookie);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toContain('questions.csv');
  expect(await audited('export.questions')).toMatchObject([{ staffId: owner.id }]);
});
