import * as fc from 'fast-check';
import { fieldsOf, questionRowSchema } from '@/lib/question-bank/question-forms';
import { readMoodle } from '@/lib/question-bank/moodle-xml';
import { exportHead, exportLine, readQuestionSheet } from '@/lib/question-bank/question-sheet';
import { questionTemplate } from '@/lib/question-bank/question-template';
import { tableText } from '@/lib/platform/table-text';
import { anyContent } from '../../support/question-bank/any-content';

function questionsOf(read: ReturnType<typeof readMoodle>) {
  if ('fault' in read) throw new Error(read.fault);
  return read.questions;
}

test('the template is a workbook with a question of each type', async () => {
  const [, base64 = ''] = (await questionTemplate()).split(',');
  const text = await tableText(new Uint8Array(Buffer.from(base64, 'base64')));
  const questions = questionsOf(readQuestionSheet(text));
  expect(questions.map(({ number, fields }) => [number, fields.type])).toEqual([
    [2, 'MCQ'],
    [3, 'MSQ'],
    [4, 'NAT'],
  ]);
});

test('rows are numbered as in the spreadsheet, with line breaks in cells and empty rows', () => {
  const text = 'question;A;right\n"one\ntwo";a;A\n;;\n"three; four";b;B\n';
  expect(
    questionsOf(readQuestionSheet(text)).map(({ number, fields }) => [number, fields]),
  ).toEqual([
    [2, { text: 'one\ntwo', optionA: 'a', right: 'A' }],
    [4, { text: 'three; four', optionA: 'b', right: 'B' }],
  ]);
});

test.each(['', 'name,phone\nAsha,98765', 'question\n"open'])(
  '%j is no list of questions',
  (text) => {
    expect(readQuestionSheet(text)).toHaveProperty('fault');
  },
);

test('what is exported is read back as it was', () => {
  fc.assert(
    fc.property(anyContent, anyContent, (one, other) => {
      const inputs = [one, other].map((content) => ({
        exam: 'gate' as const,
        section: 'chemistry',
        unit: 'Kinetics',
        marks: 2,
        type: content.answer.type,
        source: '=own',
        content,
      }));
      const about = { id: 'a', number: 1, state: 'waiting' };
      const sheet = [exportHead, ...inputs.map((input) => exportLine(about, fieldsOf(input)))];
      const questions = questionsOf(readQuestionSheet(sheet.join('')));
      expect(questions.map(({ fields }) => questionRowSchema.parse(fields))).toEqual(inputs);
      expect(questions.map(({ group }) => group)).toEqual(['a', 'a']);
    }),
  );
});

const moodle = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<question type="category"><category><text>$course$/top/Physical chemistry/Kinetics</text></category></question>
<question type="multichoice">
  <name><text>Half-life</text></name>
  <questiontext format="html"><text><![CDATA[<p>For \\(k = 2\\,\\mathrm{s^{-1}}\\) &amp; H<sub>2</sub>O,</p><p>see <img src="@@PLUGINFILE@@/ben%20zene.png" alt="benzene"> and $$\\ce{A -> B}$$</p>]]></text>
    <file name="ben zene.png" path="/" encoding="base64">AQID</file></questiontext>
  <generalfeedback format="html"><text><![CDATA[Because<br>it is.]]></text></generalfeedback>
  <defaultgrade>2.0000000</defaultgrade><single>false</single>
  <answer fraction="50" format="html"><text>1 &lt; 2</text></answer>
  <answer fraction="0"><text>two</text></answer>
  <answer fraction="50"><text>three</text></answer>
  <answer fraction="-100"><text>four</text></answer>
</question>
<question type="numerical">
  <name><text>pH</text></name>
  <questiontext format="plain_text"><text>The pH is &lt; 7:</text></questiontext>
  <answer fraction="100"><text>3.14</text><tolerance>0.01</tolerance></answer>
  <units><unit><multiplier>1</multiplier><unit_name>V</unit_name></unit></units>
</question>
<question type="multichoice"><name><text>Three</text></name><single>true</single>
  <answer fraction="100"><text>a</text></answer></question>
<question type="essay"><name><text>Essay</text></name></question>
</quiz>`;

test('Moodle’s choices, numbers, formulas, pictures and categories become ours', () => {
  const [choice, number, short, essay] = questionsOf(readMoodle(moodle));
  expect(choice).toMatchObject({
    number: 1,
    fields: {
      unit: 'Kinetics',
      type: 'MSQ',
      marks: '2',
      title: 'Half-life',
      text: 'For $k = 2\\,\\mathrm{s^{-1}}$ & H${}_{2}$O,\n\nsee [[picture:ben zene.png|benzene]] and $\\ce{A -> B}$',
      optionA: '1 < 2',
      right: 'A, C',
      solution: 'Because\nit is.',
    },
  });
  expect([...(choice?.files ?? [])]).toEqual([['ben zene.png', new Uint8Array([1, 2, 3])]]);
  expect(number?.fields).toMatchObject({
    type: 'NAT',
    text: 'The pH is < 7:',
    from: '3.13',
    to: '3.15',
    answerUnit: 'V',
  });
  expect(short?.fault).toBe('It has 1 options; a question here has four');
  expect(essay?.fault).toBe('Questions of the type “essay” are not imported');
});

test('an entity that a Moodle file declares is not read', () => {
  const declared = '<!DOCTYPE quiz [<!ENTITY a SYSTEM "file:///etc/hostname"><!ENTITY b "bb">]>';
  const text = moodle.replace('<quiz>', `${declared}<quiz>`).replace('is &lt; 7', 'is &a;&b; 7');
  expect(questionsOf(readMoodle(text))[1]?.fields.text).toBe('The pH is &a;&b; 7:');
});

test.each(['<html></html>', moodle.slice(0, -20)])('no complete file is refused', (text) => {
  expect(readMoodle(text)).toHaveProperty('fault');
});
