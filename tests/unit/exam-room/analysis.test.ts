import fc from 'fast-check';
import type { GivenAnswer, KeyRule, Outcome } from '@/content/practice/mark-answers';
import {
  analyseQuestions,
  atLeast,
  discriminationOf,
  medianOf,
  similarPairs,
  type AnalysedAttempt,
} from '@/lib/exam-room/analysis';

type Answer = readonly [outcome: Outcome, given: GivenAnswer | null, spentMs?: number];

const attempt = (marks: number, answers: readonly Answer[]): AnalysedAttempt => ({
  marks,
  result: {
    sections: [],
    questions: answers.map(([outcome, given, spentMs = 0], position) => ({
      position,
      outcome,
      marks: 0,
      given,
      spentMs,
    })),
  },
});

const mcq: KeyRule = { type: 'MCQ', right: 'A' };
const nat: KeyRule = { type: 'NAT', from: 2, to: 2 };
const asked = (...keys: KeyRule[]) =>
  keys.map((key, position) => ({ position, key, isDropped: false }));

test('difficulty, choices and times of a question are those counted by hand', () => {
  const attempts = [
    attempt(12, [
      ['right', ['A'], 10_000],
      ['right', '2', 5_000],
    ]),
    attempt(6, [
      ['wrong', ['B'], 30_000],
      ['wrong', '3 '],
    ]),
    attempt(6, [
      ['wrong', ['B'], 20_000],
      ['wrong', '3'],
    ]),
    attempt(0, [
      ['unanswered', null, 40_000],
      ['extra', '7'],
    ]),
  ];
  expect(analyseQuestions(attempts, asked(mcq, nat))).toEqual([
    {
      position: 0,
      attempts: 4,
      right: 0.25,
      discrimination: null,
      choices: [
        ['A', 1],
        ['B', 2],
        ['C', 0],
        ['D', 0],
      ],
      unanswered: 1,
      medianMs: 25_000,
    },
    {
      position: 1,
      attempts: 3,
      right: 1 / 3,
      discrimination: null,
      choices: [
        ['3', 2],
        ['2', 1],
        ['7', 1],
      ],
      unanswered: 0,
      medianMs: 5_000,
    },
  ]);
  const [dropped] = analyseQuestions(attempts, [{ position: 0, key: mcq, isDropped: true }]);
  expect(dropped).toMatchObject({ right: null, discrimination: null });
  expect(medianOf([])).toBeNull();
});

test('discrimination compares the best with the worst 27%, and equals share a place', () => {
  // 27% of 10 are 2.7: two of the best, and 0.7 of the third.
  const marks = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  const right = marks.map((_, at) => at < 3);
  expect(discriminationOf(marks, right)).toBeCloseTo(1);
  expect(
    discriminationOf(
      marks,
      marks.map((_, at) => at === 2),
    ),
  ).toBeCloseTo(0.7 / 2.7);
  expect(
    discriminationOf(
      marks,
      marks.map((_, at) => at > 6),
    ),
  ).toBeCloseTo(-1);
  expect(
    discriminationOf(
      marks.map(() => 5),
      right,
    ),
  ).toBeCloseTo(0);
  expect(discriminationOf(marks.slice(1), right.slice(1))).toBeNull();
});

test('discrimination is between -1 and 1, and does not depend on the order of the attempts', () => {
  const results = fc.array(fc.tuple(fc.integer({ min: -20, max: 60 }), fc.boolean()), {
    minLength: 10,
    maxLength: 60,
  });
  fc.assert(
    fc.property(results, (rows) => {
      const of = (some: typeof rows) =>
        discriminationOf(
          some.map(([marks]) => marks),
          some.map(([, right]) => right),
        ) ?? Number.NaN;
      const value = of(rows);
      expect(Math.abs(value)).toBeLessThanOrEqual(1 + 1e-9);
      expect(of(rows.toReversed())).toBeCloseTo(value);
    }),
  );
});

test('the probability of at least so many successes is that of the binomial distribution', () => {
  // Of four throws of a coin: 1 of 16 has four heads, 5 have three or more.
  const coins = [0.5, 0.5, 0.5, 0.5];
  expect([0, 3, 4, 5].map((count) => atLeast(count, coins))).toEqual([1, 5 / 16, 1 / 16, 0]);
  expect(atLeast(1, [0.2, 0.3])).toBeCloseTo(1 - 0.8 * 0.7);
});

/** Wrong answers to 20 questions, as unlike each other as three options allow. */
const unlike = (index: number) =>
  Array.from({ length: 20 }, (_, at): Answer => {
    const letters = ['B', 'C', 'D'] as const;
    return ['wrong', [letters[(index * (at + 1) + at * at) % 3] ?? 'B']];
  });

test('a pair with the same wrong answers is named, with what chance would give', () => {
  const copied = Array.from({ length: 20 }, (_, at): Answer => {
    const letters = ['B', 'C', 'D'] as const;
    return ['wrong', [letters[(at * 7 + Math.floor(at / 3)) % 3] ?? 'B']];
  });
  const attempts = [
    ...[0, 1, 2].map((index) => attempt(0, unlike(index))),
    attempt(0, copied),
    attempt(0, copied),
  ];
  const [pair, ...more] = similarPairs(attempts);
  expect(pair).toMatchObject({ first: 3, second: 4, wrong: 20, same: 20 });
  expect(pair?.expected).toBeLessThan(12);
  expect(more).toEqual([]);
});

test('the one wrong answer that everybody gives, and right answers, name nobody', () => {
  const everybodys = Array.from({ length: 20 }, (): Answer => ['wrong', ['C']]);
  const best = Array.from({ length: 20 }, (): Answer => ['right', ['A']]);
  expect(similarPairs(Array.from({ length: 10 }, () => attempt(0, everybodys)))).toEqual([]);
  expect(similarPairs(Array.from({ length: 10 }, () => attempt(40, best)))).toEqual([]);
});

test('of classes that answer by chance, hardly one has a pair that is named', () => {
  const letter = fc.constantFrom('B' as const, 'C' as const, 'D' as const);
  const classes = fc.array(fc.array(letter, { minLength: 30, maxLength: 30 }), {
    minLength: 30,
    maxLength: 30,
  });
  const named = fc.sample(classes, { numRuns: 100, seed: 7 }).filter(
    (answers) =>
      similarPairs(
        answers.map((one) =>
          attempt(
            0,
            one.map((given) => ['wrong', [given]]),
          ),
        ),
      ).length > 0,
  );
  expect(named.length).toBeLessThanOrEqual(3);
});
