import * as fc from 'fast-check';
import { marks } from '@/content/catalogue/exams/pattern';
import {
  markSection,
  maximumOf,
  typedNumber,
  type GivenAnswer,
  type KeyRule,
  type MarkedSection,
} from '@/content/practice/mark-answers';
import { optionLetters } from '@/content/practice/practice-question';
import { samples } from '../../support/process/samples';

const key: Record<string, KeyRule> = {
  one: { type: 'MCQ', right: 'B' },
  two: { type: 'MSQ', right: ['A', 'C'] },
  three: { type: 'NAT', from: 2.3, to: 2.34 },
};
const questions = [
  { slug: 'one', gain: marks(1), loss: marks(1, 3) },
  { slug: 'two', gain: marks(2), loss: 0 },
  { slug: 'three', gain: marks(2), loss: 0 },
];
const section: MarkedSection = { id: 'a', counted: 3, questions };
const outcomes = (answers: Record<string, GivenAnswer>, counted = 3) =>
  markSection({ ...section, counted }, { key, answers }).questions.map(({ outcome }) => outcome);

test('an MSQ has full marks for exactly its right options', () => {
  for (const [given, outcome] of [
    [['C', 'A'], 'right'],
    [['A'], 'wrong'],
    [['A', 'B', 'C'], 'wrong'],
    [[], 'unanswered'],
  ] as const) {
    expect(outcomes({ two: given })[1]).toBe(outcome);
  }
});

test('a number is right at both ends of its range, however it is typed', () => {
  for (const typed of ['2.3', '2.30', ' 2.34 ', '+2.32']) {
    expect(outcomes({ three: typed })[2]).toBe('right');
  }
  for (const typed of ['2.29', '2.341', '-2.3', '2,32', 'about 2.3']) {
    expect(outcomes({ three: typed })[2]).toBe('wrong');
  }
  expect(outcomes({ three: ' ' })[2]).toBe('unanswered');
  expect(['1,200', '−3', '.5', '5.'].map(typedNumber)).toEqual([1200, -3, 0.5, 5]);
});

test('only the first answers count, in the order of the paper', () => {
  const answers = { three: '2.3', one: ['A'], two: ['A', 'C'] } as const;
  expect(outcomes(answers, 2)).toEqual(['wrong', 'right', 'extra']);
  expect(outcomes({ three: '2.3', two: ['A', 'C'] }, 2)).toEqual(['unanswered', 'right', 'right']);
});

test('the maximum of a section is a whole number of sixths, however few of its answers count', () => {
  const of = (counted: number, shown: number, gain = marks(2)) =>
    maximumOf({
      counted,
      questions: Array.from({ length: shown }, () => ({ slug: '', gain, loss: 0 })),
    });
  expect([of(21, 30), of(14, 25), of(7, 25), of(15, 20), of(25, 60, marks(4))]).toEqual([
    252, 168, 84, 180, 600,
  ]);
  for (let shown = 1; shown <= 100; shown += 1) {
    for (let counted = 1; counted <= shown; counted += 1) {
      expect(of(counted, shown)).toBe(counted * marks(2));
    }
  }
});

/* A second scorer, written from the notices of the exams, that counts in twelfths of a mark. */
const schemes = {
  'CSIR-NET Part A': { types: ['MCQ'], right: 24, wrong: 6, counted: 15, shown: 20 },
  'CSIR-NET Part C': { types: ['MCQ'], right: 48, wrong: 12, counted: 25, shown: 60 },
  'GATE, 2 marks': { types: ['MCQ', 'MSQ', 'NAT'], right: 24, wrong: 8, counted: 30, shown: 30 },
  'JAM Section A, 1 mark': { types: ['MCQ'], right: 12, wrong: 4, counted: 10, shown: 10 },
  'JAM Section B': { types: ['MSQ'], right: 24, wrong: 0, counted: 10, shown: 10 },
  'CUET (PG)': { types: ['MCQ'], right: 48, wrong: 12, counted: 75, shown: 75 },
} as const;

/* After challenges, `also` has further right options of an MCQ, and a dropped question's marks are everybody's. */
type Sheet = {
  type: 'MCQ' | 'MSQ' | 'NAT';
  right: number;
  also: number;
  isDropped: boolean;
  given: number;
}[];

/* Options are bits of a number from 1 to 15; a NAT's right answer is the number itself. */
function twelfths({ right, wrong, counted }: (typeof schemes)['CUET (PG)'], sheet: Sheet): number {
  let sum = 0;
  let left: number = counted;
  for (const { type, right: expected, also, isDropped, given } of sheet) {
    if (isDropped) {
      sum += right;
      continue;
    }
    if (given === 0 || left === 0) continue;
    left -= 1;
    if (given === expected || (type === 'MCQ' && (given & also) > 0)) sum += right;
    else if (type === 'MCQ') sum -= wrong;
  }
  return Math.min(sum, counted * right);
}

const lettersOf = (bits: number) => optionLetters.filter((_, index) => bits & (1 << index));

test.each(Object.entries(schemes))('%s: random sheets as a second scorer has them', (_, scheme) => {
  const sheetOf = fc
    .array(
      fc.record({
        type: fc.constantFrom(...scheme.types),
        right: fc.integer({ min: 1, max: 15 }),
        given: fc.integer({ min: 0, max: 15 }),
        guess: fc.integer({ min: 0, max: 3 }),
        also: fc.constantFrom(0, 0, 0, 1, 6),
        isDropped: fc.constantFrom(false, false, false, false, true),
      }),
      { minLength: scheme.shown, maxLength: scheme.shown },
    )
    .map((sheet) =>
      sheet.map(({ type, right, given, guess, ...challenged }) =>
        type === 'MCQ'
          ? { ...challenged, type, right: 1 << (right % 4), given: given % 5 ? 1 << guess : 0 }
          : { ...challenged, type, right, given: given % 3 ? given : right },
      ),
    );
  fc.assert(
    fc.property(sheetOf, (sheet) => {
      const slugs = sheet.map((_one, index) => `q${index}`);
      const result = markSection(
        {
          id: 'a',
          counted: scheme.counted,
          questions: sheet.map(({ type, isDropped }, index) => ({
            slug: slugs[index] ?? '',
            isDropped,
            gain: scheme.right / 2,
            loss: type === 'MCQ' ? scheme.wrong / 2 : 0,
          })),
        },
        {
          key: Object.fromEntries(
            sheet.map(({ type, right, also }, index): [string, KeyRule] => [
              slugs[index] ?? '',
              type === 'NAT'
                ? { type, from: right, to: right }
                : type === 'MSQ'
                  ? { type, right: lettersOf(right) }
                  : { type, right: lettersOf(right)[0] ?? 'A', also: lettersOf(also) },
            ]),
          ),
          answers: Object.fromEntries(
            sheet.map(({ type, given }, index) => [
              slugs[index] ?? '',
              given === 0 ? [] : type === 'NAT' ? `${given}` : lettersOf(given),
            ]),
          ),
        },
      );
      expect(result.marks * 2).toBe(twelfths(scheme as (typeof schemes)['CUET (PG)'], sheet));
    }),
    { numRuns: samples({ here: 2_000, inCi: 10_000 }) },
  );
});
