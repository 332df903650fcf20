import fc from 'fast-check';
import { patterns } from '@/content/catalogue/exams/pages';
import { sectionTotals } from '@/content/catalogue/exams/pattern';
import { practiceExams } from '@/content/practice/practice-paper';
import {
  isFullMock,
  paperProblems,
  planDifferences,
  planSummary,
  sizesOf,
  wholePlan,
} from '@/lib/exam-room/check-paper';
import { drawQuestions, type DrawnCandidate } from '@/lib/exam-room/draw-questions';

const { gate, 'csir-net': net } = patterns;

/** So many MCQ of a section, each of `marks`. */
const questions = (section: string, count: number, marks: number) =>
  Array.from({ length: count }, () => ({ section, type: 'MCQ' as const, marks }));

/** The pattern of GATE: in aptitude 5 of one mark and 5 of two, in chemistry 25 and 30. */
const fullGate = [
  ...questions('aptitude', 5, 1),
  ...questions('aptitude', 5, 2),
  ...questions('chemistry', 25, 1),
  ...questions('chemistry', 30, 2),
];

test('a plan names each difference from the pattern; the whole pattern has none', () => {
  for (const exam of practiceExams)
    expect(isFullMock(patterns[exam], wholePlan(patterns[exam]))).toBe(true);
  const [partA, partB] = wholePlan(net).sections;
  if (!partA || !partB) throw new Error('CSIR-NET has lost a part.');
  const shorter = { minutes: 90, sections: [partA, { ...partB, shown: 20, counted: 18 }] };
  expect(planDifferences(net, shorter)).toEqual([
    '90 minutes; the exam has 180.',
    'Part B, Chemical Sciences: 20 questions; the exam has 40.',
    'Part B, Chemical Sciences: 18 answers count; in the exam 35.',
    'Part C, Chemical Sciences is left out; the exam has 60 questions in it.',
  ]);
  expect(planSummary(net, shorter)).toBe('40 questions, 90 minutes');
  expect(planSummary(gate, wholePlan(gate))).toBe(
    'Full mock test: 65 questions, 100 marks, 180 minutes',
  );
});

test('a full mock test needs the questions of each size that the exam has', () => {
  const plan = wholePlan(gate);
  expect(paperProblems(gate, plan, fullGate)).toEqual([]);
  expect(paperProblems(gate, plan, fullGate.slice(1))).toEqual([
    'General Aptitude has 9 questions of 10.',
  ]);
  const uneven = [...fullGate.slice(1), ...questions('aptitude', 1, 2)];
  expect(paperProblems(gate, plan, uneven)).toEqual([
    'General Aptitude has 4 questions of 1 mark; the exam has 5.',
    'General Aptitude has 6 questions of 2 marks; the exam has 5.',
  ]);
  const shorter = { ...plan, minutes: 170 };
  expect(paperProblems(gate, shorter, uneven)).toEqual([]);
});

test('a section needs questions, of a kind of the exam, and equal ones where not all count', () => {
  const plan = (counted: number) => ({
    minutes: 30,
    sections: [{ id: 'chemistry', name: 'Chemistry', shown: 4, counted }],
  });
  expect(paperProblems(gate, plan(4), [])).toEqual(['Chemistry has no question.']);
  const mixed = [...questions('chemistry', 2, 1), ...questions('chemistry', 2, 2)];
  expect(paperProblems(gate, plan(4), mixed)).toEqual([]);
  expect(paperProblems(gate, plan(3), mixed)).toEqual([
    'Chemistry: where only the first answers count, all questions have the same marks.',
  ]);
  expect(paperProblems(gate, plan(3), questions('chemistry', 4, 2))).toEqual([]);
  expect(paperProblems(gate, plan(4), questions('chemistry', 4, 4))).toEqual([
    'Chemistry has a question of a type or marks that the exam does not have there.',
  ]);
});

test('the sizes of a shorter section have the shares of its pattern, and add up', () => {
  const sections = practiceExams.flatMap((exam) => [...patterns[exam].sections]);
  fc.assert(
    fc.property(fc.constantFrom(...sections), fc.nat({ max: 120 }), (section, shown) => {
      const sizes = [...sizesOf(section, shown).values()];
      expect(sizes.reduce((sum, one) => sum + one, 0)).toBe(shown);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0);
    }),
  );
  const [aptitude] = gate.sections;
  expect(aptitude && [...sizesOf(aptitude, sectionTotals(aptitude).shown)]).toEqual([
    [6, 5],
    [12, 5],
  ]);
});

const bank = (counts: Readonly<Record<string, number>>, marks = 2): DrawnCandidate[] =>
  Object.entries(counts).flatMap(([unit, count]) =>
    Array.from({ length: count }, (_, index) => ({
      version: `${unit}-${marks}-${index}-v1`,
      question: `${unit}-${marks}-${index}`,
      unit,
      type: 'MCQ' as const,
      marks,
    })),
  );

const [, partB] = net.sections;
if (!partB) throw new Error('CSIR-NET has lost Part B.');

test('a draw is even over the units, the same for the same paper, and says what is missing', () => {
  const drawing = { seed: 'a', section: partB, shown: 6, placed: [] };
  const candidates = bank({ Kinetics: 40, Spectroscopy: 5, Catalysis: 2 });
  const { versions, missing } = drawQuestions({ ...drawing, candidates });
  const units = versions.map((version) => version.split('-')[0]);
  expect(
    ['Kinetics', 'Spectroscopy', 'Catalysis'].map(
      (unit) => units.filter((one) => one === unit).length,
    ),
  ).toEqual([2, 2, 2]);
  expect(missing).toEqual([]);
  expect(drawQuestions({ ...drawing, candidates: candidates.toReversed() }).versions).toEqual(
    versions,
  );
  expect(drawQuestions({ ...drawing, seed: 'b', candidates }).versions).not.toEqual(versions);
  expect(drawQuestions({ ...drawing, candidates: bank({ Kinetics: 4 }) }).missing).toEqual([
    { marks: 2, count: 2 },
  ]);
});

test('a draw fills what is left, takes no question twice, and a repeat takes none', () => {
  const candidates = [...bank({ Kinetics: 20, Catalysis: 20 }, 1), ...bank({ Kinetics: 20 }, 2)];
  const [aptitude] = gate.sections;
  if (!aptitude) throw new Error('GATE has lost a section.');
  fc.assert(
    fc.property(fc.nat({ max: 12 }), fc.nat({ max: 6 }), (shown, count) => {
      const placed = candidates
        .slice(0, Math.min(count, shown))
        .map(({ question, marks }) => ({ question, marks }));
      const drawing = { seed: 'paper', section: aptitude, shown, candidates };
      const { versions } = drawQuestions({ ...drawing, placed });
      const drawn = candidates.filter(({ version }) => versions.includes(version));
      const all = [...placed, ...drawn];
      expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
      expect(all.length).toBeLessThanOrEqual(shown);
      expect(drawQuestions({ ...drawing, placed: all }).versions).toEqual([]);
    }),
  );
});
