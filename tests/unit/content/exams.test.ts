import fc from 'fast-check';
import { patterns } from '@/content/catalogue/exams/pages';
import {
  examTotals,
  marks,
  printExactly,
  printMarks,
  sectionTotals,
} from '@/content/catalogue/exams/pattern';
import {
  breakEven,
  example,
  plannerLines,
  readCount,
  scoreOf,
  startingAttempts,
} from '@/content/catalogue/exams/planner';

/* Typed out once more on purpose: a slip in content/catalogue/exams must not pass. */
test.each([
  ['csir-net', { shown: 120, attempts: 75, maximum: marks(200) }, 180],
  ['gate', { shown: 65, attempts: 65, maximum: marks(100) }, 180],
  ['iit-jam', { shown: 60, attempts: 60, maximum: marks(100) }, 180],
  ['cuet', { shown: 75, attempts: 75, maximum: marks(300) }, 90],
] as const)('%s has the totals of its pattern', (id, totals, minutes) => {
  const exam = patterns[id];
  expect(examTotals(exam)).toEqual(totals);
  expect(exam.minutes).toBe(minutes);
});

test.each([
  ['csir-net', [30, 70, 100]],
  ['gate', [15, 85]],
  ['iit-jam', [50, 20, 30]],
  ['cuet', [300]],
] as const)('the sections of %s carry %j marks', (id, maxima) => {
  const sections = patterns[id].sections;
  expect(sections.map((section) => sectionTotals(section).maximum / marks(1))).toEqual(maxima);
});

test('the marking of each kind of question is the exam’s own', () => {
  const rules = Object.fromEntries(
    Object.values(patterns).map((exam) => [
      exam.id,
      plannerLines(exam).map(
        ({ types, marks: right, negative, limit }) =>
          `${limit} ${types} +${printExactly(right)} −${printExactly(negative)}`,
      ),
    ]),
  );
  expect(rules).toEqual({
    'csir-net': ['15 MCQ +2 −0.5', '35 MCQ +2 −0.5', '25 MCQ +4 −1'],
    gate: ['30 MCQ +1 −1/3', '35 MCQ +2 −2/3', '30 MSQ or NAT +1 −0', '35 MSQ or NAT +2 −0'],
    'iit-jam': ['10 MCQ +1 −1/3', '20 MCQ +2 −2/3', '10 MSQ +2 −0', '10 NAT +1 −0', '10 NAT +2 −0'],
    cuet: ['75 MCQ +4 −1'],
  });
});

describe.each(Object.values(patterns).map((exam) => [exam.id, exam] as const))('%s', (_, exam) => {
  const { sources, verifiedOn, official, ...facts } = exam;
  const isDay = /^\d{4}-\d\d-\d\d$/;

  test('names at least three pages it was checked against, and when', () => {
    expect(sources.length).toBeGreaterThanOrEqual(3);
    for (const { title, url, readOn } of sources) {
      expect(title).not.toBe('');
      expect(new URL(url).protocol).toMatch(/^https?:$/);
      expect(readOn).toMatch(isDay);
      expect(readOn <= verifiedOn).toBe(true);
    }
    expect(new Set(sources.map(({ url }) => new URL(url).hostname)).size).toBe(sources.length);
    expect(official.name).not.toBe('');
  });

  test('was not checked in the future', () => {
    expect(verifiedOn).toMatch(isDay);
    expect(Date.parse(verifiedOn)).toBeLessThanOrEqual(Date.now());
  });

  test('names no year, no date and no fee, which would go stale', () => {
    const texts = JSON.stringify([facts, official, sources.map(({ title }) => title)]);
    expect(texts).not.toMatch(/\b(19|20)\d\d\b/);
    expect(texts).not.toMatch(/₹|rupee|\b(January|February|March|June|December)\b/i);
  });

  test('states in a note how many answers count, where that is fewer than are shown', () => {
    for (const section of exam.sections) {
      const { shown, attempts } = sectionTotals(section);
      if (attempts < shown) expect(exam.notes.join(' ')).toMatch(new RegExp(`\\b${attempts} in`));
    }
  });

  const lines = plannerLines(exam);
  const { maximum } = examTotals(exam);
  const pools = [...new Set(lines.map(({ pool }) => pool))];

  /** Any answers the planner accepts: no line and no pool above its limit. */
  const answers = fc
    .tuple(...lines.map(({ limit }) => fc.tuple(fc.nat(limit), fc.nat(limit))))
    .map((counts) =>
      lines.map((line, index) => {
        const [attempted = 0, right = 0] = counts[index] ?? [];
        return [line, { attempted, right: Math.min(attempted, right) }] as const;
      }),
    )
    .filter((tried) =>
      pools.every((pool) => {
        const own = tried.filter(([line]) => line.pool === pool);
        const limit = own[0]?.[0].limit ?? 0;
        return own.reduce((sum, [, { attempted }]) => sum + attempted, 0) <= limit;
      }),
    );

  test('no score is above the maximum or below what all wrong costs, and all are exact', () => {
    fc.assert(
      fc.property(answers, (tried) => {
        const score = scoreOf(tried);
        const wrong = tried.map(
          ([line, { attempted }]) => [line, { attempted, right: 0 }] as const,
        );
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeLessThanOrEqual(maximum);
        expect(score).toBeGreaterThanOrEqual(scoreOf(wrong));
      }),
    );
  });

  test('one more right answer among the same attempts always brings marks', () => {
    fc.assert(
      fc.property(answers, fc.nat(lines.length - 1), (tried, index) => {
        const [line, attempt] = tried[index] ?? tried[0] ?? [];
        if (!line || !attempt || attempt.right === attempt.attempted) return;
        const better = tried.map((answer) =>
          answer[0] === line ? ([line, { ...attempt, right: attempt.right + 1 }] as const) : answer,
        );
        expect(scoreOf(better) - scoreOf(tried)).toBe(line.marks + line.negative);
      }),
    );
  });

  test('a wrong answer costs exactly the negative marks; nothing answered is nothing', () => {
    for (const line of lines) {
      expect(scoreOf([[line, { attempted: 0, right: 0 }]])).toBe(0);
      fc.assert(
        fc.property(fc.nat(line.limit), (attempted) => {
          expect(scoreOf([[line, { attempted, right: 0 }]]) + attempted * line.negative).toBe(0);
        }),
      );
    }
  });

  test('guesses that are right as often as the break-even says bring nothing and cost nothing', () => {
    for (const line of lines.filter(({ negative }) => negative > 0)) {
      const attempted = breakEven(line);
      expect(Number.isInteger(attempted)).toBe(true);
      expect(scoreOf([[line, { attempted, right: 1 }]])).toBe(0);
    }
  });

  test('answering everything rightly is the maximum, and the examples never pass it', () => {
    expect(example(exam, 100, 100).score).toBe(maximum / marks(1));
    expect(example(exam, 100, 100).attempted).toBe(examTotals(exam).attempts);
    expect(example(exam, 0, 50)).toEqual({ attempted: 0, score: 0 });
    expect(example(exam, 50, 75).score).toBeLessThan(example(exam, 75, 75).score);
    expect(example(exam, 50, 75).score).toBeLessThan(example(exam, 50, 90).score);
  });

  test('the planner starts with numbers it would accept', () => {
    const started = startingAttempts(exam, 75, 75);
    expect(started.map(([line]) => line.id).sort()).toEqual(lines.map(({ id }) => id).sort());
    for (const pool of pools) {
      const own = started.filter(([line]) => line.pool === pool);
      const sum = own.reduce((all, [, { attempted }]) => all + attempted, 0);
      expect(sum).toBeLessThanOrEqual(own[0]?.[0].limit ?? 0);
    }
    for (const [, { attempted, right }] of started) expect(right).toBeLessThanOrEqual(attempted);
  });
});

test('the examples are counted as by hand', () => {
  // 150 of 200 marks answered, three quarters of it right: 112.5 less a quarter of 37.5.
  expect(example(patterns['csir-net'], 75, 75)).toEqual({ attempted: 56, score: 103 });
  // 50 marks of MCQ lose a third, the other 50 nothing: 30 − 6.67 + 30.
  expect(example(patterns['iit-jam'], 100, 60)).toEqual({ attempted: 60, score: 53 });
});

test.each([
  ['csir-net', [5, 5, 5]],
  ['gate', [4, 4, 0, 0]],
  ['iit-jam', [4, 4, 0, 0, 0]],
  ['cuet', [5]],
] as const)('in %s guesses break even with one right in %j', (id, expected) => {
  expect(plannerLines(patterns[id]).map(breakEven)).toEqual(expected);
});

test.each([
  [marks(58), '58'],
  [marks(117, 2), '58.5'],
  [marks(175, 3), '58.33'],
  [marks(176, 3), '58.67'],
  [marks(1, 6), '0.17'],
  [marks(-1, 3), '−0.33'],
  [marks(-3), '−3'],
  [0, '0'],
  [marks(100), '100'],
])('%d sixths are read as %s', (sixths, text) => {
  expect(printMarks(sixths)).toBe(text);
});

test('a printed sum is the exact one to within half a hundredth', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (sixths) => {
      const printed = Number(printMarks(sixths).replace('−', '-'));
      expect(Math.abs(printed * 6 - sixths)).toBeLessThanOrEqual(0.0301);
    }),
  );
});

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['', 0],
  ['007', 7],
  ['1.5', undefined],
  ['-3', undefined],
  ['ten', undefined],
  ['12345', undefined],
  ['1e3', undefined],
])('typed %j is read as %s', (typed, count) => {
  expect(readCount(typed)).toBe(count);
});
