import { planTests, weekOf, type PlannedTest } from '@/lib/exam-room/plan-tests';

const planned = (id: string, more: Partial<PlannedTest> = {}): PlannedTest => ({
  id,
  exam: 'gate',
  opensOn: null,
  closesOn: null,
  ...more,
});
const four = ['a', 'b', 'c', 'd'].map((id) => planned(id));
const saturday = '2026-11-28';
const monday = '2026-11-23';

test('a week begins on Monday', () => {
  expect([monday, saturday, '2026-11-29'].map(weekOf)).toEqual([monday, monday, monday]);
  expect(weekOf('2026-11-30')).toBe('2026-11-30');
});

test('without a day of the exam, tests come one a week in their order', () => {
  expect([...planTests(four, saturday, new Map())]).toEqual([
    ['a', '2026-11-23'],
    ['b', '2026-11-30'],
    ['c', '2026-12-07'],
    ['d', '2026-12-14'],
  ]);
});

test('tests are spread over the weeks before the week of the exam', () => {
  const weeks = [...planTests(four, saturday, new Map([['gate', '2027-02-06']])).values()];
  // Ten weeks: the exam's own begins on 1 February.
  expect(weeks).toEqual(['2026-11-23', '2026-12-07', '2026-12-28', '2027-01-11']);
  const close = [...planTests(four, saturday, new Map([['gate', '2026-12-12']])).values()];
  expect(close).toEqual(['2026-11-23', '2026-11-23', '2026-11-30', '2026-11-30']);
  const now = [...planTests(four, saturday, new Map([['gate', '2026-11-29']])).values()];
  expect(new Set(now)).toEqual(new Set([monday]));
});

test('each exam has its own weeks, and a window keeps its test', () => {
  const plan = planTests(
    [
      planned('a'),
      planned('net', { exam: 'csir-net' }),
      planned('late', { opensOn: '2026-12-20', closesOn: '2026-12-27' }),
      planned('soon', { closesOn: '2026-11-29' }),
    ],
    saturday,
    new Map(),
  );
  expect(Object.fromEntries(plan)).toEqual({
    a: monday,
    net: monday,
    late: '2026-12-14',
    soon: monday,
  });
});
