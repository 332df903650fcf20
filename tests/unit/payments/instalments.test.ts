import fc from 'fast-check';
import type { Paise } from '@/content/money';
import type { InstalmentRule } from '@/content/facts/site-facts';
import {
  faultByRule,
  faultOfLines,
  proposeLines,
  planStanding,
  type InstalmentLine,
} from '@/lib/payments/instalments';

const paise = (value: number) => value as Paise;
const rule: InstalmentRule = { fromPrice: 5_000_00, parts: 3, daysBetween: 30 };
const start = '2026-11-23';

test('a price is shared in whole rupees, with the rounding on the last line', () => {
  expect(proposeLines(paise(8_999_50), rule, start)).toEqual([
    { day: '2026-11-23', paise: 2_999_00 },
    { day: '2026-12-23', paise: 3_000_00 },
    { day: '2027-01-22', paise: 3_000_50 },
  ]);
  const half = { ...rule, parts: 4, firstPercent: 50 };
  expect(proposeLines(paise(8_999_00), half, start)?.map((line) => line.paise)).toEqual([
    4_499_00, 1_500_00, 1_500_00, 1_500_00,
  ]);
  const fixed = { ...rule, parts: 2, firstPart: 3_000_00 };
  expect(proposeLines(paise(8_999_00), fixed, start)?.map((line) => line.paise)).toEqual([
    3_000_00, 5_999_00,
  ]);
});

test('a cheap plan is paid whole, and who enrols late is offered fewer lines or none', () => {
  expect(proposeLines(paise(4_999_99), rule, start)).toBeNull();
  const until = (lastDay: string) =>
    proposeLines(paise(9_000_00), { ...rule, lastDay }, start)?.map((line) => line.paise);
  expect(until('2027-01-22')).toEqual([3_000_00, 3_000_00, 3_000_00]);
  expect(until('2027-01-21')).toEqual([4_500_00, 4_500_00]);
  expect(until('2026-12-22')).toBeUndefined();
});

const anyRule = fc.record(
  {
    fromPrice: fc.integer({ min: 100, max: 1_000_00 }),
    parts: fc.integer({ min: 2, max: 6 }),
    firstPercent: fc.integer({ min: 1, max: 90 }),
    daysBetween: fc.integer({ min: 1, max: 180 }),
    lastDay: fc.constantFrom('2026-12-31', '2027-06-30', '2029-01-01'),
  },
  { requiredKeys: ['fromPrice', 'parts', 'daysBetween'] },
);
const anyPrice = fc.integer({ min: 100, max: 10_00_000_00 }).map(paise);

test('whatever the rule and the price, a proposal adds up to the price and keeps to the rule', () => {
  fc.assert(
    fc.property(anyRule, anyPrice, (some, price) => {
      const { firstPercent, lastDay, ...needed } = some;
      const offered: InstalmentRule = {
        ...needed,
        ...(firstPercent !== undefined && { firstPercent }),
        ...(lastDay !== undefined && { lastDay }),
      };
      const lines = proposeLines(price, offered, start);
      if (lines === null) return;
      expect([faultOfLines(lines, price), faultByRule(lines, price, offered)]).toEqual([
        null,
        null,
      ]);
      expect(lines[0]?.day).toBe(start);
      expect(lines.every((line) => line.paise > 0)).toBe(true);
      expect(lines.slice(0, -1).every((line) => line.paise % 100 === 0)).toBe(true);
    }),
  );
});

const lines: InstalmentLine[] = [
  { day: '2026-11-23', paise: paise(3_000_00) },
  { day: '2026-12-23', paise: paise(3_000_00) },
  { day: '2027-01-22', paise: paise(3_000_00) },
];

test.each([
  [0, '2026-11-22', ['later', 'later', 'later'], 0, 1],
  [0, '2026-11-23', ['due', 'later', 'later'], 3_000_00, 1],
  [1_000_00, '2026-11-24', ['overdue', 'later', 'later'], 2_000_00, 1],
  [3_000_00, '2026-12-22', ['paid', 'later', 'later'], 0, 2],
  [4_000_00, '2026-12-22', ['paid', 'part', 'later'], 0, 2],
  [3_000_00, '2027-01-23', ['paid', 'overdue', 'overdue'], 6_000_00, 2],
  [9_000_00, '2027-01-23', ['paid', 'paid', 'paid'], 0, undefined],
])('%d paise on %s', (paid, today, states, dueNow, next) => {
  const now = planStanding(lines, paise(paid), today);
  expect(now.lines.map(({ state }) => state)).toEqual(states);
  expect([now.dueNow, now.next?.number]).toEqual([dueNow, next]);
});

test('any payments fill the lines in their order, and the next line is never more than the rest', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4_000_00 }), { maxLength: 8 }), (payments) => {
      let paid = 0;
      for (const amount of payments) {
        paid += amount;
        const now = planStanding(lines, paise(paid), '2026-12-30');
        const left = now.lines.reduce((sum, line) => sum + line.left, 0);
        expect(left).toBe(Math.max(0, 9_000_00 - paid));
        const open = now.lines.findIndex((line) => line.left > 0);
        const untouched = open < 0 ? [] : now.lines.slice(open + 1);
        expect(untouched.every((line) => line.left === line.paise)).toBe(true);
        expect(now.next?.left ?? 0).toBeLessThanOrEqual(left);
        expect(now.dueNow).toBeLessThanOrEqual(left);
      }
    }),
  );
});

test.each([
  ['one line', [lines[0]], 'Enter 2 to 6 parts.'],
  [
    'a day twice',
    [lines[0], lines[0], lines[2]],
    'Each part must be due later than the one before it. Correct the days.',
  ],
  [
    'another sum',
    lines.slice(0, 2),
    'The parts add up to ₹6,000. They must add up to the price, ₹9,000.',
  ],
])('%s is refused', (_case, some, message) => {
  const typed = some.flatMap((line) => (line ? [line] : []));
  expect(faultOfLines(typed, paise(9_000_00))).toBe(message);
});

test.each([
  ['none is offered', null, 'Instalments are not offered. An owner can still agree to them.'],
  [
    'the price is lower',
    { ...rule, fromPrice: 10_000_00 },
    'Instalments are offered from ₹10,000. An owner can still agree to them.',
  ],
  [
    'there are more parts',
    { ...rule, parts: 2 },
    'At most 2 parts are offered. An owner can agree to more.',
  ],
  [
    'the first part is smaller',
    { ...rule, firstPercent: 50 },
    'The first part must be at least ₹4,500. An owner can agree to less.',
  ],
  [
    'the last part is later',
    { ...rule, lastDay: '2027-01-21' },
    'The last part must be due by 21 January 2027. An owner can agree to a later day.',
  ],
])('lines go beyond the rule when %s', (_case, offered, message) => {
  expect(faultByRule(lines, paise(9_000_00), offered)).toBe(message);
});
