import fc from 'fast-check';
import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import {
  ageOf,
  dueIn,
  reminderContent,
  remindersByHand,
  remindersOn,
  sumsByAge,
  unpaidLines,
  WHOLE_FEE,
  type DueLine,
  type OwedFee,
  scheduleInWords,
} from '@/lib/dues/dues';
import { dayAfter, daysBetween } from '@/lib/site/days';

const days = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const fees = fc
  .record({
    submittedOn: days,
    agreedOn: days,
    amounts: fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 2, maxLength: 6 }),
    gaps: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 6, maxLength: 6 }),
    isCurrent: fc.boolean(),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ submittedOn, agreedOn, amounts, gaps, isCurrent, part }): OwedFee => {
    const price = amounts.reduce((sum, paise) => sum + paise, 0);
    let day = agreedOn;
    const lines = amounts.map((paise, index) => {
      day = dayAfter(day, gaps[index] ?? 1);
      return { day, paise: paise as Paise };
    });
    const received = Math.floor(price * part) as Paise;
    const plan = { id: 'plan', lines, agreedOn, isCurrent };
    return { price: price as Paise, received, submittedOn, plan };
  });

test('due now and due later add up to the unpaid sum, to the paisa', () => {
  fc.assert(
    fc.property(fees, days, fc.integer({ min: 0, max: 90 }), (fee, today, dueDays) => {
      const lines = unpaidLines(fee, dueDays, today);
      const sums = sumsByAge(lines, today);
      expect(dueIn(sums) + sums.later).toBe(fee.price - fee.received);
      expect(lines.map(({ day }) => day)).toEqual(lines.map(({ day }) => day).toSorted());
      expect(lines.every(({ left }) => left > 0)).toBe(true);
    }),
  );
});

test('without an agreement for the price, the whole rest is due so many days after submission', () => {
  fc.assert(
    fc.property(fees, fc.integer({ min: 0, max: 90 }), (fee, dueDays) => {
      fc.pre(!fee.plan?.isCurrent && fee.received < fee.price);
      const [line, ...others] = unpaidLines(fee, dueDays, fee.submittedOn);
      expect(others).toEqual([]);
      expect(line).toMatchObject({ line: WHOLE_FEE, left: fee.price - fee.received });
      expect(daysBetween(fee.submittedOn, line?.day ?? '')).toBe(dueDays);
    }),
  );
});

test.each([
  ['2028-02-28', '2028-02-29', 'to30'],
  ['2028-02-29', '2028-02-29', 'today'],
  ['2028-03-01', '2028-02-29', null],
  ['2027-01-31', '2027-03-02', 'to30'],
  ['2027-01-31', '2027-03-03', 'to60'],
  ['2028-01-31', '2028-03-31', 'to60'],
  ['2028-01-31', '2028-04-01', 'over60'],
] as const)('due since %s, on %s: %s', (since, today, age) => {
  expect(ageOf(since, today)).toBe(age);
});

const lines = fc
  .array(
    fc.record({
      day: days,
      left: fc.integer({ min: 1, max: 1_000_000 }),
      before: fc.integer({ min: 0, max: 40 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((some) =>
    some
      .map(({ day, left, before }, index) => ({
        line: `plan:${index + 1}`,
        day,
        left: left as Paise,
        since: dayAfter(day, -before),
      }))
      .toSorted((one, other) => one.day.localeCompare(other.day)),
  );

/** The reminders sent by a site that skips some days, each remembered. */
function sentOver(all: readonly DueLine[], since: IsoDay, stride: number) {
  const sent = new Map<string, IsoDay>();
  const from = dayAfter(all[0]?.day ?? since, -6);
  const count = daysBetween(from, all.at(-1)?.day ?? from) + 30;
  for (let nth = 0; nth <= count; nth += stride) {
    const today = dayAfter(from, nth);
    for (const { line, step } of remindersOn(all, today, since)) {
      const key = `${line.line} ${step}`;
      if (!sent.has(key)) sent.set(key, today);
    }
  }
  return sent;
}

test('each part is reminded of at D-3, D0, D+3 and D+10, or a day later, and of nothing before it was agreed or switched on', () => {
  const near = lines.filter((all) => daysBetween(all[0]?.day ?? '', all.at(-1)?.day ?? '') < 2_000);
  fc.assert(
    fc.property(
      near,
      fc.integer({ min: -20, max: 20 }),
      fc.constantFrom(1, 2),
      (all, shift, stride) => {
        const since = dayAfter(all[0]?.day ?? '', shift);
        const sent = sentOver(all, since, stride);
        const wanted = all.flatMap(({ line, day, since: agreed }) =>
          [-3, 0, 3, 10]
            .filter((step) => dayAfter(day, step) >= since && dayAfter(day, step) > agreed)
            .map((step) => [`${line} ${step}`, dayAfter(day, step)] as const),
        );
        expect([...sent.keys()].toSorted()).toEqual(wanted.map(([key]) => key).toSorted());
        for (const [key, day] of wanted) {
          expect([0, stride - 1]).toContain(daysBetween(day, sent.get(key) ?? ''));
        }
      },
    ),
    { numRuns: 60 },
  );
});

const line = (day: IsoDay): DueLine => ({
  line: 'whole',
  day,
  left: 899_900 as Paise,
  since: '2026-01-01',
});

test.each([
  ['2028-02-29', '2028-02-26', -3],
  ['2028-02-29', '2028-02-29', 0],
  ['2028-02-29', '2028-03-03', 3],
  ['2028-03-01', '2028-02-27', -3],
  ['2027-03-01', '2027-02-26', -3],
  ['2026-12-31', '2027-01-03', 3],
  ['2026-12-31', '2027-01-10', 10],
  ['2026-12-31', '2027-01-11', 10],
  ['2026-12-31', '2027-01-12', undefined],
  ['2026-12-31', '2026-12-27', undefined],
  ['2026-12-31', '2026-12-30', undefined],
  ['2026-12-31', '2027-01-02', undefined],
] as const)('due on %s, on %s: step %s', (day, today, step) => {
  expect(remindersOn([line(day)], today, '2026-01-01')[0]?.step).toBe(step);
});

test('by hand, the newest reminder waits for two weeks', () => {
  const stepOn = (today: IsoDay) =>
    remindersByHand([line('2027-01-01')], today, '2026-01-01')[0]?.step;
  expect([stepOn('2026-12-28'), stepOn('2026-12-29'), stepOn('2027-01-03')]).toEqual([
    undefined,
    -3,
    0,
  ]);
  expect([stepOn('2027-01-25'), stepOn('2027-01-26')]).toEqual([10, undefined]);
});

test('a reminder names everything that is not paid up to its day', () => {
  const all = ['2027-01-01', '2027-02-01', '2027-03-01'].map(line);
  const steps = remindersOn(all, '2027-02-01', '2026-01-01');
  expect(reminderContent(steps, all)).toMatchObject({ until: '2027-02-01', paise: 1_799_800 });
});

test('the office reads the days and hours of reminders from the schedule', () => {
  expect(scheduleInWords()).toBe(
    '3 days before, on the day, 3 days after and 10 days after, between 10:00 and 19:00',
  );
});
