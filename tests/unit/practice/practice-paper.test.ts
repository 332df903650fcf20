import { createHash } from 'node:crypto';
import { formulaHtml } from '@/lib/site/formula-html';
import { roomKey, roomPaper } from '@/components/practice/room-paper';
import type { CourseExam } from '@/content/catalogue/exams/exams';
import { factsOf } from '@/content/catalogue/exams/facts';
import { isMixed, type QuestionType } from '@/content/catalogue/exams/pattern';
import { practiceExams, questionsChangedOn } from '@/content/practice/practice-paper';
import { practicePaper } from '@/content/practice/practice-papers';
import type { PracticeQuestion } from '@/content/practice/practice-question';
import { csirNetNumbers } from './csir-net-numbers';
import { cuetNumbers } from './cuet-numbers';
import { gateNumbers } from './gate-numbers';
import { iitJamNumbers } from './iit-jam-numbers';

const questionsOf = (exam: CourseExam) =>
  practicePaper(exam).sections.flatMap(({ questions }) => questions);
const all = practiceExams.flatMap(questionsOf);

test.each(practiceExams)('%s: the paper is its pattern in miniature', (exam) => {
  const { pattern, sections } = practicePaper(exam);
  expect(questionsOf(exam).length).toBeGreaterThanOrEqual(20);
  pattern.sections.forEach((section, index) => {
    const { questions = [] } = sections[index] ?? {};
    const count = (type: QuestionType, marks: number) =>
      questions.filter(({ answer, gain }) => answer.type === type && gain === marks).length;
    if (isMixed(section)) {
      for (const kind of section.mixed.filter(() => section.id !== 'aptitude')) {
        expect(kind.types.map((type) => count(type, kind.marks))).not.toContain(0);
      }
      return;
    }
    const shares = section.kinds.map(
      (kind) => count(kind.types[0] ?? 'MCQ', kind.marks) / kind.shown,
    );
    expect(new Set(shares).size).toBe(1);
    expect(sections[index]?.counted).toBeCloseTo(
      (shares[0] ?? 0) * section.kinds.reduce((sum, kind) => sum + kind.attemptMax, 0),
    );
  });
});

/* Whoever changes a question changes its day here and in `questionsChangedOn`: a teacher has to read it again. */
test.each([
  ['csir-net', '2026-11-28', '9ac70dc85ae0'],
  ['gate', '2026-11-28', '4691f918e652'],
  ['iit-jam', '2026-11-28', '7186cd45fda2'],
  ['cuet', '2026-11-28', '40a5de5a00a7'],
] as const)('%s: the day of the last change of its questions is known', (exam, day, hash) => {
  const questions = createHash('sha256')
    .update(JSON.stringify(questionsOf(exam)))
    .digest('hex');
  expect([questionsChangedOn[exam], questions.slice(0, 12)]).toEqual([day, hash]);
});

test('addresses and titles are unique, and every unit is one of the syllabus', () => {
  for (const texts of [all.map(({ slug }) => slug), all.map(({ title }) => title)]) {
    expect(new Set(texts).size).toBe(texts.length);
  }
  expect(
    all.map(({ slug }) => slug).filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(slug)),
  ).toEqual([]);
  for (const exam of practiceExams) {
    const facts = factsOf(exam);
    const pages = [facts?.overview, ...Object.values(facts?.pages ?? {})];
    const units = pages.flatMap((page) => [
      ...(page?.syllabus ?? []).flatMap((part) => part.units.map(({ name }) => name)),
      ...(page?.tables ?? []).flatMap(({ rows }) => rows.map(({ heading }) => heading)),
    ]);
    expect(questionsOf(exam).map(({ unit }) => unit)).toEqual(
      questionsOf(exam).map(({ unit }) =>
        units.includes(unit) || unit === 'General Aptitude' ? unit : `a unit of ${exam}`,
      ),
    );
  }
});

test('every formula can be set', () => {
  const texts = all.flatMap(({ text, answer, solution }) => [
    text,
    ...solution,
    ...(answer.type === 'NAT' ? [answer.unit ?? ''] : answer.options),
  ]);
  expect(texts.filter((text) => text.split('$').length % 2 === 0)).toEqual([]);
  for (const text of texts) expect(formulaHtml(text)).not.toMatch(/\\|merror|temml-error/);
});

const numbers: Record<string, () => number> = {
  ...csirNetNumbers,
  ...gateNumbers,
  ...iitJamNumbers,
  ...cuetNumbers,
};

/** The numbers in a text, as printed. */
const printed = (text: string) =>
  [...text.replaceAll('{,}', '').matchAll(/[−-]?\d+(?:\.\d+)?/g)].map(([number]) =>
    number.replace('−', '-'),
  );

function accepts({ answer }: PracticeQuestion, number: number): boolean {
  if (answer.type === 'NAT') return number >= answer.from && number <= answer.to;
  const right = answer.options.filter((_, index) => answer.right.includes('ABCD'[index] as 'A'));
  return right.every((option) =>
    printed(option).some((text) => {
      const decimals = text.split('.')[1]?.length ?? 0;
      const rounded = Number(text);
      return (
        Math.abs(number - rounded) <= 0.5001 * 10 ** -decimals ||
        Math.abs(number / rounded - 1) < 0.01
      );
    }),
  );
}

test.each(all.filter(({ answer }) => answer.type === 'NAT').map((one) => [one.slug, one] as const))(
  '%s has a range that holds the recomputed number and is given to its decimals',
  (slug, question) => {
    expect(accepts(question, numbers[slug]?.() ?? Number.NaN)).toBe(true);
    if (question.answer.type !== 'NAT') return;
    const { from, to, decimals } = question.answer;
    expect([from, to]).toEqual([Number(from.toFixed(decimals)), Number(to.toFixed(decimals))]);
    expect(from).toBeLessThanOrEqual(to);
  },
);

test('the right option of every computed question has the recomputed number', () => {
  const slugs = new Map(all.map((question) => [question.slug, question]));
  expect(Object.keys(numbers).filter((slug) => !slugs.has(slug))).toEqual([]);
  expect(
    Object.entries(numbers).flatMap(([slug, compute]) => {
      const question = slugs.get(slug);
      return question && accepts(question, compute()) ? [] : [`${slug}: ${compute()}`];
    }),
  ).toEqual([]);
});

test.each(practiceExams)('%s: nothing that the room gets before the end has an answer', (exam) => {
  const paper = JSON.stringify(roomPaper(exam));
  for (const { solution } of questionsOf(exam)) {
    expect(paper).not.toContain(JSON.stringify(formulaHtml(solution[0] ?? '')).slice(1, -1));
  }
  expect(paper).not.toMatch(/"(?:right|from|to|solution)":/);
  expect(Object.keys(roomKey(exam))).toEqual(questionsOf(exam).map(({ slug }) => slug));
});
